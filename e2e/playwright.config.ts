import { defineConfig } from '@playwright/test';
import { browserArguments } from './browser.ts';

export default defineConfig({
  testDir: '.',
  fullyParallel: false,
  workers: 1,
  timeout: 90_000,
  // One retry, because a busy machine can make a test fail. Tests that needed it are listed as flaky; look into them.
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
    // Recording every test takes about as long as the tests themselves.
    trace: 'on-first-retry',
    launchOptions: {
      ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
      args: browserArguments,
    },
  },
});
