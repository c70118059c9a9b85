import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { preloadLists } from './preload-lists.ts';

const backOffice = process.env.BACKOFFICE_URL ?? 'http://127.0.0.1:4000';

/** Pages and API share path prefixes: requests that accept HTML get the page, all others go to the API. */
const toApi = {
  target: backOffice,
  bypass: (request: { headers: { accept?: string | undefined } }) =>
    request.headers.accept?.includes('text/html') ? '/index.html' : undefined,
};
/** The first path segment of every operation that the back-office calls. */
const apiPaths = [
  ...[
    'auth',
    'summary',
    'reports',
    'settlements',
    'merchants',
    'carriers',
    'carrier',
    'operators',
    'services',
  ],
  ...['users', 'profiles', 'roles', 'subscriptions', 'analytics', 'credit-loan', 'file-upload', 'products'],
  ...['checkout', 'black-lists', 'packages', 'exports', 'webhook-deliveries', 'saved-views', 'search'],
  ...[
    'history',
    'lookups',
    'loader.json',
    'payments',
    'refunds',
    'settlement-files',
    'webhook-endpoints',
    'api-keys',
  ],
];

/**
 * Libraries that every page needs. One chunk for all of them compresses better and stays cached until a library changes.
 * Only these packages are listed, so libraries of single pages stay in the chunks of those pages.
 */
const frameLibraries = [
  'react|react-dom|scheduler|react-is|use-sync-external-store|hoist-non-react-statics',
  'stylis|@emotion/[a-z-]+|@pandacss/[a-z-]+',
  '@tanstack/(router-core|react-router|history|query-core|react-query|store|react-store)',
  '@chakra-ui/react/dist/esm/(styled-system|theme|utils)',
  // Of Chakra's components only those that most pages show at once. With all of them, everything that opens later, such as
  // dialogs, would load with the page.
  '@chakra-ui/react/dist/esm/components/(button|field|heading|input|input-group|native-select)',
];

export default defineConfig({
  plugins: [react(), preloadLists()],
  server: { proxy: { [`^/(${apiPaths.join('|')})(/|\\?|$)`]: toApi } },
  build: {
    outDir: 'dist',
    target: 'es2023',
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // `defineConfig` has no side effects. Without this line, every recipe of Chakra's theme would be in the bundle.
      treeshake: { manualPureFunctions: ['defineConfig'] },
      output: {
        // The entry names every file that a page may load. Hashes of 7 characters, the fewest that Rolldown takes for so many
        // files, make it 0.6 KB smaller than those of 8.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            { name: 'frame', test: new RegExp(`node_modules/(${frameLibraries.join('|')})/`) },
            // One file for the icons that many pages share, instead of a file of 200 bytes for each.
            { name: 'icons', test: /node_modules\/lucide-react\/dist\/esm\/icons\//, minShareCount: 4 },
            // The same for the cells that most lists have: with what they import, 3 KB less until a list is usable.
            {
              name: 'cells',
              test: /src\/kit\/ui\/cells\/(date-cell|local-dates|money-cell|percent-cell|status-pill)\./,
            },
          ],
        },
      },
    },
  },
});
