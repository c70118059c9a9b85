import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { preactAlias } from './vite.frame.config.ts';

/** Tests the frame on Preact, as it ships, and the React component on React, as a shop runs it. */
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
    // The tests play the frame's side themselves, so no frame page may load.
    environmentOptions: { happyDOM: { settings: { disableIframePageLoading: true } } },
    include: ['{src,tools}/**/*.test.{ts,tsx}'],
    testTimeout: 30_000,
  },
});
