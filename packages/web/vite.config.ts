import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const backOffice = process.env.BACKOFFICE_URL ?? 'http://127.0.0.1:4000';

/** Page paths and API paths share their first segment: a browser asking for a page wants HTML. */
const toApi = {
  target: backOffice,
  bypass: (request: { headers: { accept?: string | undefined }; url?: string | undefined }) =>
    request.headers.accept?.includes('text/html') ? '/index.html' : undefined,
};
const apiPaths = [
  'auth',
  'merchants',
  'carriers',
  'carrier',
  'operators',
  'services',
  'settlements',
  'reports',
];
const morePaths = ['roles', 'users', 'profiles'];

export default defineConfig({
  plugins: [react()],
  server: { proxy: Object.fromEntries([...apiPaths, ...morePaths].map((path) => [`^/${path}/`, toApi])) },
  build: {
    outDir: 'dist',
    target: 'es2023',
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
  },
});
