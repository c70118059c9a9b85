import { defineConfig } from '@playwright/test';
import { browserArguments } from './browser.ts';

export default defineConfig({
  testDir: '.',
  fullyParallel: false,
  workers: 1,
  timeout: 180_000,
  // No second try: it would hide races in the product and in the tests.
  retries: 0,
  expect: { timeout: 15_000 },
  projects: [
    { name: 'product', testMatch: '**/*.spec.ts', testIgnore: 'visual/**' },
    { name: 'screenshots', testMatch: 'visual/*.spec.ts' },
  ],
  reporter: [['list']],
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    baseURL: process.env.BACKOFFICE_URL,
    headless: true,
    // Recording every test takes about as long as the tests themselves. `--trace retain-on-failure` records the tests that fail.
    trace: 'off',
    launchOptions: {
      ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
      args: browserArguments,
    },
  },
});
