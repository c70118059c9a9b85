import { expect, type Page, test } from '@playwright/test';
import { openPage, storedLogin } from '../demo.ts';
import { everyPage, waitUntilLoaded } from '../pages.ts';

let login: Awaited<ReturnType<typeof storedLogin>>;
let report: string;

test.beforeAll(async ({ browser }) => {
  login = await storedLogin(browser, 'owner');
  report = (await everyPage()).find(({ name }) => name === 'report-transactions')?.path ?? '';
});

/** Returns the sides of the grid on which a shadow shows that it scrolls further. */
const edges = (page: Page) =>
  page
    .locator('.grid-edges')
    .evaluate((frame) => ['before', 'after'].filter((side) => frame.hasAttribute(`data-${side}`)));

/** Returns whether the focused cell is fully visible and not covered by the pinned first column. */
const isFullyVisible = (page: Page) =>
  page.evaluate(() => {
    const cell = document.activeElement?.closest('[aria-colindex]');
    const staying = document.querySelector('[data-row="0"] > [aria-colindex="2"]');
    const grid = document.querySelector('[role=grid]');
    if (!cell || !staying || !grid) return false;
    const [at, first, all] = [cell, staying, grid].map((one) => one.getBoundingClientRect());
    if (!at || !first || !all) return false;
    const under = at.left < first.right - 1 && first.left < at.right - 1;
    return !under && at.left >= all.left && at.right <= all.right;
  });

for (const [language, onwards, back] of [
  ['en', 'ArrowRight', 'ArrowLeft'],
  ['ar', 'ArrowLeft', 'ArrowRight'],
] as const) {
  test(`a wide table shows on which side it continues and scrolls to the focused cell: ${language}`, async ({
    browser,
  }) => {
    const page = await openPage(browser, login, { language, viewport: { width: 1440, height: 900 } });
    await page.goto(report);
    await waitUntilLoaded(page);
    await expect.poll(() => edges(page)).toEqual(['after']);
    await page.locator('[data-row="2"] > [aria-colindex="4"]').click();
    // The last two columns, status and actions, are always in view; the one before them is not.
    await page.keyboard.press('End');
    await page.keyboard.press(back);
    await page.keyboard.press(back);
    await expect.poll(() => edges(page)).toEqual(['before']);
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press(back);
      await expect.poll(() => isFullyVisible(page)).toBe(true);
    }
    await page.keyboard.press('Home');
    await page.keyboard.press(onwards);
    await expect.poll(() => edges(page)).toEqual(['after']);
    await page.context().close();
  });
}

test('focusing a shortened cell shows its full text until Escape', async ({ browser }) => {
  const page = await openPage(browser, login, { viewport: { width: 1440, height: 900 } });
  await page.goto(report);
  await waitUntilLoaded(page);
  const hint = page.locator('[data-scope=tooltip][data-part=content]');
  // Hints start when the page is idle.
  await expect(async () => {
    await page.locator('[data-row="1"] > [aria-colindex="8"]').click();
    await page.keyboard.press('ArrowRight');
    await expect(hint).toHaveText(/GMT\+[23]$/, { timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(hint).toBeHidden();
  await page.context().close();
});

/** Returns the columns of which a part is hidden by the edge or by the actions, which stay in view; padding does not count. */
const cutColumns = (page: Page) =>
  page.locator('.grid').evaluate((grid) => {
    const heads = [...grid.querySelectorAll<HTMLElement>('.grid-head [data-column]')];
    const all = grid.getBoundingClientRect();
    const staying = heads.find(({ className }) => /\b(?:stays|last)\b/.test(className));
    const actions = staying?.getBoundingClientRect();
    const isRtl = getComputedStyle(grid).direction === 'rtl';
    const end = isRtl ? (actions?.right ?? all.left) : (actions?.left ?? all.right);
    const cut = heads.filter((head) => {
      const { left, right } = head.getBoundingClientRect();
      if (/\b(?:stays|last)\b/.test(head.className)) return false;
      return left < end - 12 && right > end + 12;
    });
    return cut.map(({ dataset }) => dataset.column);
  });

for (const language of ['en', 'ar'])
  for (const width of [1180, 1440, 1700])
    test(`no column is cut where a list begins to scroll sideways: ${language}, ${width} px`, async ({
      browser,
    }) => {
      const page = await openPage(browser, login, { language, viewport: { width, height: 900 } });
      const places = await everyPage();
      for (const name of ['report-transactions', 'report-billing', 'payouts', 'settlements', 'refunds']) {
        await page.goto(places.find((one) => one.name === name)?.path ?? '');
        await waitUntilLoaded(page);
        await expect.poll(() => cutColumns(page), name).toEqual([]);
      }
      await page.context().close();
    });

test('services shows the longest name of a country in full at 1440 px', async ({ browser }) => {
  const page = await openPage(browser, login, { viewport: { width: 1440, height: 900 } });
  await page.goto('/services');
  await waitUntilLoaded(page);
  const country = page.getByRole('gridcell').getByText('United Arab Emirates', { exact: true }).first();
  // A text that is half a pixel too wide is cut, too, but scrollWidth is rounded.
  const { text, room } = await country.evaluate((cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return { text: range.getBoundingClientRect().width, room: cell.getBoundingClientRect().width };
  });
  expect(text).toBeLessThanOrEqual(room);
  await page.context().close();
});

for (const [name, column] of [
  ['report-transactions', 'amount'],
  ['report-billing', 'merchantShareValue'],
  ['billing-detail', 'carrierShareValue'],
  ['refunds', 'createdDate'],
  ['settlements', 'netSettledAmount'],
  ['webhook-deliveries', 'createdDate'],
  ['settlement-files', 'settledRefunds'],
  ['loan-account', 'sbpCharges'],
  ['payouts', 'updatedDate'],
  ['services', 'serviceId'],
  ['users', 'createdDate'],
] as const)
  test(`${name} shows its columns up to ${column} in full at 1440 px`, async ({ browser }) => {
    const page = await openPage(browser, login, { viewport: { width: 1440, height: 900 } });
    await page.goto((await everyPage()).find((one) => one.name === name)?.path ?? '');
    await waitUntilLoaded(page);
    const hidden = () =>
      page.locator('.grid').evaluate((grid, id) => {
        const boxOf = (selector: string) => grid.querySelector(selector)?.getBoundingClientRect();
        // The first of the columns that stay in view at the end.
        const actions = (boxOf('.grid-head .stays') ?? boxOf('.grid-head [data-column=actions]'))?.left;
        const all = grid.getBoundingClientRect().right;
        // The last 12 pixels of a cell are padding.
        return (boxOf(`.grid-head [data-column=${id}]`)?.right ?? Number.NaN) - 12 - (actions ?? all);
      }, column);
    await expect.poll(hidden).toBeLessThanOrEqual(0);
    await page.context().close();
  });

test('each report begins at its first column, and Back returns to where one was', async ({ browser }) => {
  const page = await openPage(browser, login, { viewport: { width: 1180, height: 900 } });
  const grid = page.getByRole('grid');
  const scrolled = () => grid.evaluate((box) => box.scrollLeft);
  const scroll = () => grid.evaluate((box) => box.scrollTo({ left: 300 }));
  await page.goto(report);
  await waitUntilLoaded(page);
  await scroll();
  await page.getByRole('navigation', { name: 'Report type' }).getByText('Billing').click();
  await expect(page.getByRole('heading', { name: 'Billing Report' })).toBeVisible();
  await waitUntilLoaded(page);
  expect(await scrolled()).toBe(0);
  await page.goto((await everyPage()).find(({ name }) => name === 'report-billing')?.path ?? '');
  await waitUntilLoaded(page);
  await scroll();
  const left = await scrolled();
  expect(left).toBeGreaterThan(0);
  // A click with the mouse would scroll the link into view.
  await page.getByRole('link', { name: 'Show' }).first().dispatchEvent('click');
  await expect(page.getByRole('heading', { name: 'Billing Detail' })).toBeVisible();
  await waitUntilLoaded(page);
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await expect.poll(scrolled).toBe(left);
  await page.context().close();
});

test('a list of decided payouts shows phone, type and date of the decision at 1440 px', async ({
  browser,
}) => {
  const page = await openPage(browser, login, { viewport: { width: 1440, height: 900 } });
  await page.goto('/loan-requests?status=Approved&dateFrom=2000-01-01');
  await waitUntilLoaded(page);
  const beyond = () =>
    page.locator('.grid').evaluate((box) => {
      const edge = (name: string) =>
        box.querySelector(`.grid-head [data-column=${name}]`)?.getBoundingClientRect();
      return (edge('updatedDate')?.right ?? Number.NaN) - 12 - (edge('actions')?.left ?? Number.NaN);
    });
  await expect.poll(beyond).toBeLessThanOrEqual(0);
  await page.context().close();
});
