import { defineConfig } from 'vite';

/** React's source on Preact: the first method must be usable within 45 KB. */
export const preactAlias = [
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react$/, replacement: 'preact/compat' },
];

/** Where the development server sends calls: a running gateway's checkout, or the mock of the contract. */
const gateway = process.env.CHECKOUT_URL ?? 'http://127.0.0.1:4010';

export default defineConfig({
  server: { proxy: { '^/(checkout|mena|paymob|monty|packages)/': gateway } },
  resolve: { alias: preactAlias },
  build: {
    outDir: 'dist/frame',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // A data: address would need a wider policy than 'self'.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
  },
});
