import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { leanContracts } from './vite/lean-contracts';
import { openings } from './vite/openings';
import { precompress } from './vite/precompress';
import { preloadFirstScreen } from './vite/preload-first-screen';

const gateway = 'http://localhost:4000';

/** Apart from the framework, as two files arrive sooner than one of their size. */
const renderer = /node_modules\/(react|react-dom|scheduler)\//;
const framework =
  /node_modules\/(use-sync-external-store|@tanstack\/(?:react-router|router-core|history|store|react-store|react-query|query-core)|i18next|i18next-browser-languagedetector|react-i18next)\//;

/** Below every screen with a grid of listings: one file instead of a dozen, each of which costs a phone a round trip. */
const parts =
  /node_modules\/lucide-react\/|libs\/ui\/src\/components\/(badge|card|price|load-more|countdown)\.tsx|api\/attempt-key\.ts|libs\/contracts\/src\/listings\/(orders|saved-query)\.ts|features\/alerts\/components\/(newsletter|later|save-search-button)\.tsx|features\/listings\/components\/(listing-grid|listing-card|listing-picture|thumbhash|category-look)\./;
// Only forms need schemas (see leanContracts). A chunk takes along what its modules import, so the words and limits that
// everybody reads are taken out first, and schemas before the shell.
const constants = /libs\/(kit\/src\/|contracts\/src\/listings\/(taxonomy|listing-limits|image-versions)\.ts)/;
const schemas =
  /node_modules\/zod\/|libs\/contracts\/src\/(primitives|listings\/(image|listing-fields|taxonomy-schemas))\.ts/;

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true }),
    react(),
    tailwindcss(),
    leanContracts(),
    preloadFirstScreen(),
    openings(),
    precompress(),
  ],
  // Workspace packages are read from source, which lets unused code be left out.
  resolve: { conditions: ['@vybac/source', ...defaultClientConditions] },
  server: {
    proxy: {
      '/api': gateway,
      '/media': gateway,
      '/uploads': gateway,
      '/dev': gateway,
      '/realtime': { target: gateway, ws: true },
    },
  },
  build: {
    target: 'es2022',
    // What imports what, for the budgets in `.size-limit.mjs`.
    manifest: true,
    // Inlined files would be data: URLs, which the Content-Security-Policy refuses for fonts and scripts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every screen needs: one file that stays cached when only our screens change, and our own part of it.
            { name: 'react', test: renderer, priority: 5 },
            { name: 'framework', test: (id) => framework.test(id) || constants.test(id), priority: 4 },
            { name: 'schemas', test: schemas, priority: 3 },
            { name: 'shell', tags: ['$initial'], priority: 2 },
            { name: 'parts', test: parts, priority: 1 },
          ],
        },
      },
    },
  },
});
