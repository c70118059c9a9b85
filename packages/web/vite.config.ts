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

export default defineConfig({
  plugins: [react()],
  server: { proxy: { [`^/(${apiPaths.join('|')})(/|\\?|$)`]: toApi } },
  build: {
    outDir: 'dist',
    target: 'es2023',
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
  },
});
