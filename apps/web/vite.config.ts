import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

const gateway = 'http://localhost:4000';

const framework =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(?:react-router|router-core|history|store|react-store|react-query|query-core)|i18next|i18next-browser-languagedetector|react-i18next|zod)\//;

/** The two fonts of the first screen start loading with the page instead of after the style sheet. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => /(figtree|bricolage-grotesque)-latin-wght.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
          injectTo: 'head',
        })),
  };
}

export default defineConfig({
  plugins: [tanstackRouter({ target: 'react', autoCodeSplitting: true }), react(), tailwindcss(), preloadFonts()],
  // Workspace packages are read from source, which lets unused code be left out.
  resolve: { conditions: ['@vybac/source', ...defaultClientConditions] },
  server: {
    proxy: {
      '/api': gateway,
      '/media': gateway,
      '/dev': gateway,
      '/realtime': { target: gateway, ws: true },
    },
  },
  build: {
    target: 'es2022',
    // Inlined files would be data: URLs, which the Content-Security-Policy refuses for fonts and scripts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every screen needs: one file that stays cached when only our own code changes, and our own part of it.
            { name: 'framework', test: framework, tags: ['$initial'], priority: 2 },
            { name: 'shell', tags: ['$initial'], priority: 1 },
          ],
        },
      },
    },
  },
});
