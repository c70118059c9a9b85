import { browserArguments, findBrowser } from '@daftar/e2e/browser';
import { type Browser, chromium } from 'playwright-core';

/** Starts the Chromium that the browser tests use. */
export const startChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser(), args: browserArguments, headless: true });
