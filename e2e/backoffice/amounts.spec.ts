import { expect, type Page, test } from '@playwright/test';
import { openPage, storedLogin } from '../demo.ts';
import { waitUntilLoaded } from '../pages.ts';

/** Gives the first merchants of the list amounts with three decimals, and one between -1 and 0. */
const mixAmounts = (page: Page) =>
  page.route(
    (url) => url.pathname.endsWith('/merchants/get'),
    async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      const mixed = [
        { currency: 'KWD', accountBalance: 1.125 },
        { currency: 'OMR', accountBalance: 1_234_567.333 },
        { currency: 'EGP', accountBalance: -0.71 },
      ];
      json.data = json.data.map((row: object, index: number) => ({ ...row, ...mixed[index] }));
      await route.fulfill({ response, json });
    },
  );

/** Returns how far the decimal points of the amounts in a list are apart, in pixels, and how many amounts there are. */
const spread = (page: Page): Promise<{ count: number; apart: number }> =>
  page.locator('.grid-body .figure > .ltr').evaluateAll((amounts) => {
    const places = amounts.flatMap(({ firstChild }) => {
      const point = firstChild?.textContent?.search(/[.٫]/) ?? -1;
      if (!firstChild || point < 0) return [];
      const range = document.createRange();
      range.setStart(firstChild, point);
      range.setEnd(firstChild, point + 1);
      return [range.getBoundingClientRect().left];
    });
    return { count: places.length, apart: Math.max(...places) - Math.min(...places) };
  });

for (const [language, numerals] of [
  ['en', 'latin'],
  ['ar', 'latin'],
  ['ar', 'own'],
  ['ur', 'own'],
] as const) {
  test(`amounts of a list line up by their decimal points: ${language}, ${numerals} digits`, async ({
    browser,
  }) => {
    const page = await openPage(browser, await storedLogin(browser, 'owner'), {
      ...{ language, viewport: { width: 1440, height: 900 } },
    });
    await page.addInitScript((chosen) => localStorage.setItem('daftar.numerals', chosen), numerals);
    await mixAmounts(page);
    await page.goto('/merchants');
    await waitUntilLoaded(page);
    await page.evaluate(() => document.fonts.ready);
    const { count, apart } = await spread(page);
    expect(count).toBeGreaterThan(5);
    expect(apart).toBeLessThan(1);
    await page.context().close();
  });
}

test('an amount with many digits is not cut', async ({ browser }) => {
  const page = await openPage(browser, await storedLogin(browser, 'owner'), {
    viewport: { width: 1024, height: 800 },
  });
  await page.route(
    (url) => url.pathname.endsWith('/merchants/get'),
    async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      json.data[0] = { ...json.data[0], currency: 'KWD', accountBalance: -987_654_321_012.345 };
      await route.fulfill({ response, json });
    },
  );
  await page.goto('/merchants');
  await waitUntilLoaded(page);
  await page.evaluate(() => document.fonts.ready);
  const cells = page.locator('.grid-body .grid-cell.end:has(.figure)');
  await expect(cells.filter({ hasText: '987,654,321,012.345' })).toHaveCount(1);
  const cut = await cells.evaluateAll((all) =>
    all
      .filter((cell) => {
        const shown = cell.firstElementChild?.getBoundingClientRect().left ?? 0;
        return cell.scrollWidth > cell.clientWidth || shown < cell.getBoundingClientRect().left;
      })
      .map((cell) => cell.textContent),
  );
  expect(cut).toEqual([]);
  await page.context().close();
});

test('the title of a column of amounts ends where its amounts end', async ({ browser }) => {
  const page = await openPage(browser, await storedLogin(browser, 'owner'), {
    viewport: { width: 1440, height: 900 },
  });
  await page.goto('/refunds');
  await waitUntilLoaded(page);
  await page.evaluate(() => document.fonts.ready);
  const apart = await page.locator('.grid').evaluate((grid) => {
    const endOf = (element: Element | null | undefined) => {
      const range = document.createRange();
      range.selectNodeContents(element?.firstChild ?? document.body);
      return range.getBoundingClientRect().right;
    };
    const title = endOf(grid.querySelector('[data-column=amount] .sort'));
    return [...grid.querySelectorAll('.grid-body .grid-row')].flatMap((row) => {
      const code = row.querySelector('.grid-cell.end .currency');
      return code ? [Math.abs(endOf(code) - title)] : [];
    });
  });
  expect(apart.length).toBeGreaterThan(2);
  expect(Math.max(...apart)).toBeLessThan(3);
  await page.context().close();
});
