import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { PageFiles } from './bundle-page.ts';

const types: Record<string, string> = {
  '/': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};
const typeOf = (name: string) => types[name === '/' ? name : path.extname(name)] ?? '';

/** Opens a page from memory, in a new browser context without shared cache or storage. */
export async function openPage(browser: Browser, files: PageFiles): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 850 } });
  await context.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const body = files.get(pathname);
    await (body
      ? route.fulfill({ body: Buffer.from(body), contentType: typeOf(pathname) })
      : route.fulfill({ status: 404 }));
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(`Error on the page: ${error.message}`));
  await page.goto('http://bench.test/');
  await page.getByRole('heading').waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page;
}
