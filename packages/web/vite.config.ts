import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const backOffice = process.env.BACKOFFICE_URL ?? 'http://127.0.0.1:4000';

/** Page paths and API paths share their first segment: a browser asking for a page wants HTML. */
const toApi = {
  target: backOffice,
  bypass: (request: { headers: { accept?: string | undefined } }) =>
    request.headers.accept?.includes('text/html') ? '/index.html' : undefined,
};
/** The first segment of every operation that the back-office calls. */
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
  ...['history', 'lookups'],
];

/**
 * Libraries that the frame of every page is made of. In one file they are smaller together, and change only when they do;
 * what a page alone needs of them stays out, because only these packages are named.
 */
const frameLibraries =
  /node_modules\/(react|react-dom|scheduler|react-is|use-sync-external-store|hoist-non-react-statics|stylis|@emotion\/[a-z-]+|@pandacss\/[a-z-]+|@chakra-ui\/[a-z-]+|@tanstack\/(router-core|react-router|history|query-core|react-query|store|react-store))\//;

export default defineConfig({
  plugins: [react()],
  server: { proxy: { [`^/(${apiPaths.join('|')})(/|\\?|$)`]: toApi } },
  build: {
    outDir: 'dist',
    target: 'es2023',
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'frame', test: frameLibraries }],
        },
      },
    },
  },
});
