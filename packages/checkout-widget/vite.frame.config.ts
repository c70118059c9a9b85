import { defineConfig } from 'vite';

/** React's source on Preact: the first method must be usable within 45 KB. */
export const preactAlias = [
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react$/, replacement: 'preact/compat' },
];

export default defineConfig({
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
