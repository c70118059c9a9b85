import { defineConfig } from 'vitest/config';
import { preactAlias } from './vite.frame.config.ts';

export default defineConfig({
  resolve: { alias: preactAlias },
  test: {
    name: 'checkout-widget',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
  },
});
