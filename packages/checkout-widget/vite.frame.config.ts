import { defineConfig } from 'vite';
import { methodPreloads } from './tools/method-preloads.ts';
import { scriptInventory } from './tools/script-inventory.ts';

/** Runs the frame's React code on Preact, because the first method must be usable within 50 KB. */
export const preactAlias = [
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react$/, replacement: 'preact/compat' },
];

/**
 * The development server proxies API calls to this address: that of a running gateway's checkout, or by default the
 * contract's mock server.
 */
const gateway = process.env.CHECKOUT_URL ?? 'http://127.0.0.1:4010';

export default defineConfig({
  plugins: [scriptInventory(), methodPreloads()],
  server: { proxy: { '^/(checkout|mena|paymob|monty|packages)/': gateway } },
  resolve: { alias: preactAlias },
  build: {
    outDir: 'dist/frame',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // An inlined asset is a data: URL, which the frame's Content-Security-Policy allows only for images.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Bundles the code that several files share in one, because many small files are larger in total, and slower:
          // without HTTP/2, a browser opens only six connections, so a seventh file waits.
          groups: [
            {
              name: 'shell',
              test: /frame[\\/](?:(?:form|state|screens|parts)[\\/](?!copy-button)|failure|refusal)|(?:domain|sdk)[\\/]src[\\/]|valibot/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
});
