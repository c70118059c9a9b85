import { defineConfig } from 'vitest/config';
import { preactAlias } from './vite.frame.config.ts';

export default defineConfig({
  resolve: { alias: preactAlias },
  test: {
    name: 'checkout-widget',
    environment: 'happy-dom',
    // The frame's page is the gateway's; these tests speak in its place.
    environmentOptions: {
      happyDOM: { settings: { disableIframePageLoading: true } },
    },
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
