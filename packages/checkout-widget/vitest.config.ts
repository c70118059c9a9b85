import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { preactAlias } from './vite.frame.config.ts';

/** The frame runs on Preact as it ships; the React wrapper runs on React, as in a shop. */
const preactInTheFrame: Plugin = {
  name: 'preact-in-the-frame',
  enforce: 'pre',
  resolveId(source, importer) {
    const alias = importer?.includes('/src/frame/') && preactAlias.find(({ find }) => find.test(source));
    return alias ? this.resolve(alias.replacement, importer, { skipSelf: true }) : undefined;
  },
};

export default defineConfig({
  plugins: [preactInTheFrame],
  test: {
    name: 'checkout-widget',
    environment: 'happy-dom',
    // The frame's page is the gateway's; these tests speak in its place.
    environmentOptions: { happyDOM: { settings: { disableIframePageLoading: true } } },
    include: ['src/**/*.test.{ts,tsx}'],
    testTimeout: 30_000,
  },
});
