import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { preactAlias } from './vite.frame.config.ts';

/** Tests the frame on Preact, as it is shipped, and the React component on React, as shops use it. */
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
    // As in the back-office: a context for each test file in shared processes takes less time than a process for each.
    pool: 'vmForks',
    // Node never frees a finished file's context, so a process is replaced before its heap is full.
    vmMemoryLimit: '1.5GB',
    // The tests simulate the frame's side themselves, so no frame page must load.
    environmentOptions: { happyDOM: { settings: { disableIframePageLoading: true } } },
    setupFiles: ['./src/testing/setup.ts'],
    include: ['{src,tools}/**/*.test.{ts,tsx}'],
    testTimeout: 120_000,
  },
});
