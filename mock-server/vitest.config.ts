import { defineConfig } from 'vitest/config';
import { OutcomeReporter } from './test/outcome-reporter.ts';

export default defineConfig({
  test: {
    name: 'contract',
    include: ['test/**/*.test.ts'],
    reporters: ['default', new OutcomeReporter()],
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
