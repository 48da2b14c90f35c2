import type { Plugin, Rolldown } from 'vite';

/** The font of most words. Headlines start in their fallback, which has the same measures. */
const fonts = /figtree-latin-wght.*\.woff2$/;
/** Code gives way to the style sheet, so that the frame in `index.html` is painted while it is still coming. */
const code = /<script type="module"|<link rel="modulepreload"/g;
/** The texts of most readers. */
const texts = /\/i18n\/bundles\/en\.ts/;
/** Where most visits begin, by the beginning of their address. */
const firstScreens: Readonly<Record<string, RegExp>> = {
  '/': /\/routes\/index\.tsx/,
  '/listings': /\/routes\/listings\.tsx/,
  '/listing/': /\/routes\/listing\.\$listingId\.tsx/,
};

/**
 * What the first screen will ask for anyway starts loading with the page, instead of after the code that asks for it: what
 * all need as links in `index.html`, the code of single screens in `preloads.json`, from which the gateway makes links.
 */
export function preloadFirstScreen(): Plugin {
  return {
    name: 'preload-first-screen',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const entry = chunksOf(bundle).find(({ isEntry }) => isEntry);
        const already = entry ? withImports(entry, bundle) : new Set<string>();
        const preloads = Object.entries(firstScreens).map(([address, module]) => {
          const chunk = screenOf(bundle, module);
          const files = chunk ? [...withImports(chunk, bundle)].filter((file) => !already.has(file)) : [];
          return [address, files.map((file) => `/${file}`)];
        });
        this.emitFile({
          type: 'asset',
          fileName: 'preloads.json',
          source: JSON.stringify(Object.fromEntries(preloads)),
        });
      },
    },
    transformIndexHtml: (html, { bundle = {} }) => {
      const english = screenOf(bundle, texts);
      return {
        html: html.replace(code, (tag) => `${tag} fetchpriority="low"`),
        tags: [
          ...Object.keys(bundle)
            .filter((file) => fonts.test(file))
            .map((file) =>
              link({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` }),
            ),
          ...(english
            ? [link({ rel: 'modulepreload', fetchpriority: 'low', crossorigin: true, href: `/${english.fileName}` })]
            : []),
        ],
      };
    },
  };
}

function link(attrs: Record<string, string | boolean>) {
  return { tag: 'link', attrs, injectTo: 'head' as const };
}

function chunksOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk');
}

function screenOf(bundle: Rolldown.OutputBundle, module: RegExp): Rolldown.OutputChunk | undefined {
  return chunksOf(bundle).find((chunk) => chunk.isDynamicEntry && module.test(chunk.facadeModuleId ?? ''));
}

/** A chunk's file and those of all it imports. */
function withImports(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  found = new Set<string>(),
): Set<string> {
  found.add(chunk.fileName);
  for (const file of chunk.imports) {
    const imported = bundle[file];
    if (imported?.type === 'chunk' && !found.has(file)) withImports(imported, bundle, found);
  }
  return found;
}
