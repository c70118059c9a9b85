import { defineConfig } from '@playwright/test';
import { browserArguments } from './browser.ts';

export default defineConfig({
  testDir: '.',
  fullyParallel: false,
  workers: 1,
  timeout: 90_000,
  // One more try tells a broken product from a machine that stood still; who needs it is listed, and is to be looked into.
  retries: 1,
  expect: { timeout: 10_000 },
  projects: [
    { name: 'product', testMatch: '**/*.spec.ts', testIgnore: 'visual/**' },
    { name: 'screenshots', testMatch: 'visual/*.spec.ts' },
  ],
  reporter: [['list']],
  use: {
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    baseURL: process.env.BACKOFFICE_URL,
    headless: true,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
      args: browserArguments,
    },
  },
});
