import type { Plugin } from 'vite';

const fonts = /(figtree|bricolage-grotesque)-latin-wght.*\.woff2$/;
/** The home page, where most visits begin, and the texts of most readers. */
const modules = [/\/routes\/index\.tsx/, /\/i18n\/bundles\/en\.ts/];

/** What the first screen will ask for anyway starts loading with the page, instead of after the code that asks for it. */
export function preloadFirstScreen(): Plugin {
  return {
    name: 'preload-first-screen',
    apply: 'build',
    transformIndexHtml: (_html, { bundle = {} }) => {
      const files = Object.values(bundle);
      const fontFiles = files.filter(({ fileName }) => fonts.test(fileName));
      const moduleFiles = files.filter(
        (file) =>
          file.type === 'chunk' && file.isDynamicEntry && modules.some((name) => name.test(file.facadeModuleId ?? '')),
      );
      return [
        ...fontFiles.map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${fileName}` },
          injectTo: 'head' as const,
        })),
        ...moduleFiles.map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
          injectTo: 'head' as const,
        })),
      ];
    },
  };
}
