import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectToFit, showTheme } from '../appearance.ts';
import { violationsOf } from '../axe.ts';
import { openPage, storedLogin } from '../demo.ts';
import { everyPage, waitUntilLoaded } from '../pages.ts';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 780 };

let login: Awaited<ReturnType<typeof storedLogin>>;
let transactions = '';

test.beforeAll(async ({ browser }) => {
  login = await storedLogin(browser, 'owner');
  transactions = (await everyPage()).find(({ name }) => name === 'report-transactions')?.path ?? '';
});

async function enter(browser: Browser, path: string, language = 'en'): Promise<Page> {
  const page = await openPage(browser, login, {
    ...{ language, viewport: WIDE, reducedMotion: 'reduce', acceptDownloads: true },
  });
  await page.goto(path);
  await waitUntilLoaded(page);
  await expect(page.locator('.toolbar-end button').first()).toBeVisible();
  return page;
}

/** Checks the current page with axe in a theme; in the dark theme only its contrast. */
async function look(page: Page, what: string, colorScheme: 'light' | 'dark'): Promise<void> {
  await showTheme(page, colorScheme);
  const violations = await violationsOf(page, colorScheme === 'dark');
  expect.soft(violations, `axe on ${what}, ${colorScheme}`).toEqual([]);
}

const ticks = (page: Page) => page.locator('.grid-body .tick input');
const bar = (page: Page) => page.locator('.selection-bar');
const tool = (page: Page, place: number) => page.locator('.toolbar-end > button').nth(place);

for (const language of ['en', 'ar']) {
  test(`a column's width follows the pointer and the arrow keys, and survives a reload: ${language}`, async ({
    browser,
  }) => {
    const page = await enter(browser, '/merchants', language);
    const head = page.locator('.grid-head [data-column="country"]');
    const line = head.getByRole('separator');
    const width = async () => Math.round((await head.boundingBox())?.width ?? 0);
    const first = await width();
    const at = await line.boundingBox();
    if (!at) throw new Error('The line is not shown');
    const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + (language === 'en' ? 60 : -60), y, { steps: 5 });
    await page.mouse.up();
    await expect.poll(width).toBe(first + 60);
    await expect(page).toHaveURL(/widths=/);
    await page.reload();
    await waitUntilLoaded(page);
    await expect.poll(width).toBe(first + 60);

    await head.locator('button').focus();
    await page.keyboard.press('Tab');
    await expect(line).toBeFocused();
    await page.keyboard.press(language === 'en' ? 'ArrowLeft' : 'ArrowRight');
    await expect.poll(width).toBe(first + 44);
    await look(page, `a column's line with the focus (${language})`, 'light');
    await line.dblclick();
    await expect(page).not.toHaveURL(/country/);
  });

  for (const list of ['merchants', 'transactions']) {
    test(`the ${list} list and its tools are accessible: ${language}`, { tag: '@accessible' }, async ({
      browser,
    }) => {
      test.setTimeout(180_000);
      // Every list has the same tools, so check them in the dark theme on one list only.
      const theme = list === 'merchants' ? 'light' : 'dark';
      const page = await enter(browser, list === 'merchants' ? '/merchants' : transactions, language);
      const what = `${list} (${language})`;
      await ticks(page).nth(1).click();
      await ticks(page)
        .nth(4)
        .click({ modifiers: ['Shift'] });
      await expect(bar(page)).toContainText('4');
      await look(page, `${what} with a selection`, 'light');
      // The last button of the selection bar clears the selection; the bar covers the toolbar.
      await bar(page).getByRole('button').last().click();
      await expect(bar(page)).toHaveCount(0);
      for (const place of [0, 1, 2, 3]) {
        await tool(page, place).click();
        await expect(
          page.locator('[data-part=content][data-state=open]:not([data-scope=tooltip])'),
        ).toBeVisible();
        await look(page, `${what}, tool ${place}`, theme);
        await page.keyboard.press('Escape');
      }
      await expectToFit(page, PHONE, what);
      await page.context().close();
    });
  }
}

test('rows, ranges and whole pages can be selected by keyboard', async ({ browser }) => {
  const page = await enter(browser, '/merchants');
  await page.getByRole('grid').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(bar(page)).toContainText('1 selected');
  for (const key of ['ArrowDown', 'ArrowDown', 'Shift+Space']) await page.keyboard.press(key);
  await expect(bar(page)).toContainText('3 selected');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(bar(page)).toContainText('2 selected');
  await expect(page.getByRole('row', { selected: true })).toHaveCount(2);
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Space');
  await expect(page.getByRole('row', { selected: true })).toHaveCount(await ticks(page).count());
  await expect(page.getByRole('checkbox', { name: 'Select the page' })).toBeChecked();
  await page.context().close();
});

test('Export downloads a file with exactly the filtered rows by itself', async ({ browser }) => {
  const page = await enter(browser, '/merchants?country=Egypt');
  const count = await ticks(page).count();
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download', { timeout: 30_000 });
  await page.getByRole('menuitem', { name: 'CSV file' }).click();
  await expect(page.getByText('Downloaded')).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('a[download]')).toBeVisible();
  const file = await (await download).path();
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  expect((await download).suggestedFilename()).toMatch(/^merchants_\d{4}-\d{2}-\d{2}\.csv$/);
  const merchants = lines.filter((line) => line.startsWith('mer_'));
  expect(merchants).toHaveLength(count);
  expect(merchants.filter((line) => line.includes(',Egypt,'))).toHaveLength(count);
  await page.context().close();
});

test('columns can be arranged by keyboard, saved as a view and restored from it', async ({ browser }) => {
  const page = await enter(browser, '/merchants?status=Active');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Country' }).press('Space');
  await expect(page.getByRole('checkbox', { name: 'Country' })).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'Status' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByRole('checkbox', { name: 'Status' })).toBeFocused();
  await page.keyboard.press('Escape');
  const heads = ['', 'Name', 'Status', 'Account Balance', 'Created Date', 'ID', 'Actions'];
  await expect(page.getByRole('columnheader')).toHaveText(heads);

  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('button', { name: 'Save this view' }).click();
  await page.getByLabel('Name of the view').fill('My merchants');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Use as the default view: My merchants' }).click();
  await page.goto('/merchants');
  await expect(page).toHaveURL(/status=Active/);
  await expect(page.getByRole('columnheader')).toHaveText(heads);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).not.toHaveURL(/status=Active/);

  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('button', { name: 'Delete: My merchants' }).click();
  await page.getByRole('button', { name: 'Yes, delete it!' }).click();
  // The panel stays open behind the confirmation.
  await expect(page.getByText('No views yet')).toBeVisible();
  await page.context().close();
});

test('a picker shows that nothing matches the typed text', async ({ browser }) => {
  const page = await enter(browser, '/subscriptions');
  await page.locator('.chip-button', { hasText: 'Operator' }).click();
  await page.getByRole('combobox', { name: 'Operator' }).fill('no such operator');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  // Playwright counts transparent elements as visible.
  await expect(page.locator('[data-scope=combobox][data-part=content]')).toHaveCSS('opacity', '1');
  await page.context().close();
});

/**
 * Responds to requests for the merchants list with `count` made-up rows. A separate server sends them: `route.fulfill` would pass 16 MB
 * through the connection that controls the browser, which takes seconds on a busy machine.
 */
async function serveRows(page: Page, count: number): Promise<void> {
  const data = Array.from({ length: count }, (_, index) => ({
    ...{ _id: `mer_${index}`, name: `Merchant ${index}`, country: 'Egypt', currency: 'EGP' },
    ...{ accountBalance: index, status: 'Active', createdDate: '2026-08-14T09:30:00.000Z' },
  }));
  const body = JSON.stringify({ data, current: 1, pages: 1, total: count });
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  page.context().on('close', () => server.close());
  await page.route('**/merchants/get?**', (route) => route.continue({ url: `http://127.0.0.1:${port}/` }));
}

for (const language of ['en', 'ar']) {
  test(`the header and the first column stay in place while a long list scrolls: ${language}`, async ({
    browser,
  }) => {
    const page = await openPage(browser, login, { language, viewport: { width: 900, height: 800 } });
    await serveRows(page, 500);
    await page.goto('/merchants');
    await waitUntilLoaded(page);
    const head = page.locator('.grid-head');
    const name = page.locator('.grid-row.header .tick + .grid-cell');
    const before = [await head.boundingBox(), await name.boundingBox()];
    const forward = language === 'ar' ? -200 : 200;
    await page.locator('.grid').evaluate((grid, left) => grid.scrollBy(left, 9000), forward);
    await expect(page.getByText('Merchant 205', { exact: true })).toBeVisible();
    expect([await head.boundingBox(), await name.boundingBox()]).toEqual([
      { ...before[0], x: expect.any(Number), width: expect.any(Number) },
      before[1],
    ]);
    const cell = page.locator('.grid-body .tick + .grid-cell').nth(8);
    expect((await cell.boundingBox())?.x).toBe(before[1]?.x);
    await page.context().close();
  });
}

test('a list of 100,000 rows renders fewer than 600 elements', async ({ browser }) => {
  const page = await openPage(browser, login, { viewport: WIDE });
  await serveRows(page, 100_000);
  await page.goto('/merchants');
  await waitUntilLoaded(page);
  const grid = page.locator('.grid');
  const elements = () => grid.evaluate((box) => box.querySelectorAll('*').length);
  expect(await elements()).toBeLessThan(600);
  await grid.evaluate((box) => box.scrollTo(0, 2_000_000));
  await expect(page.getByText('Merchant 45455', { exact: true })).toBeVisible();
  expect(await elements()).toBeLessThan(600);
  await page.context().close();
});

test('a list fills a tall window without scrolling the page', async ({ browser }) => {
  const page = await openPage(browser, login, { viewport: { width: 2560, height: 1440 } });
  await serveRows(page, 25);
  await page.goto('/merchants');
  await waitUntilLoaded(page);
  const scrolls = (box: Element) => box.scrollHeight - box.clientHeight;
  await expect.poll(() => page.locator('.grid').evaluate(scrolls)).toBe(0);
  expect(await page.locator('html').evaluate(scrolls)).toBe(0);
  await page.goto(transactions);
  await waitUntilLoaded(page);
  await expect.poll(() => page.locator('.grid').evaluate((box) => box.clientHeight)).toBeGreaterThan(850);
  expect(await page.locator('html').evaluate(scrolls)).toBe(0);
  await page.context().close();
});
