import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectTablesToFit, expectToFit } from '../appearance.ts';
import { expectAccessible } from '../axe.ts';
import { apiOf, openPage, storedLogin } from '../demo.ts';
import { everyPage, horizontalOverflow, monthsAgo, waitUntilLoaded } from '../pages.ts';

const PHONE = { width: 390, height: 844 };

let login: Awaited<ReturnType<typeof storedLogin>>;
let transactions = '';

test.beforeAll(async ({ browser }) => {
  login = await storedLogin(browser, 'owner');
  const period = new URLSearchParams({ dateFrom: monthsAgo(1), dateTo: monthsAgo(0) });
  transactions = `/reports?type=transaction-report&${period}`;
});

async function enter(browser: Browser, path: string, language = 'en', viewport = PHONE): Promise<Page> {
  const page = await openPage(browser, login, { language, viewport, reducedMotion: 'reduce' });
  await page.goto(path);
  await waitUntilLoaded(page);
  return page;
}

for (const language of ['en', 'ar'])
  test(`a list on a phone shows a row’s name, amount and state, and its other columns in a sheet: ${language}`, async ({
    browser,
  }) => {
    const page = await enter(browser, '/merchants?q=Sphinx', language);
    const row = page.getByRole('row').nth(1);
    const shown = row.locator('[data-card]');
    await expect(shown).toHaveCount(6);
    await expect(row.locator('[data-card=name]')).toHaveText('Sphinx Stationers');
    await expect(row.locator('[data-card=amount]')).toContainText('EGP');
    const texts = await page.getByRole('columnheader').allTextContents();
    expect(texts.filter((text) => text !== '')).toHaveLength(6);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    const grid = page.getByRole('grid');
    expect(await grid.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await expectAccessible(page, `cards (${language})`);

    // By keyboard: from the header to the row, to the cell before the actions, into the sheet and back.
    await grid.focus();
    for (const key of ['ArrowDown', 'End', language === 'ar' ? 'ArrowRight' : 'ArrowLeft'])
      await page.keyboard.press(key);
    const details = row.locator('[data-card=details] button');
    await expect(details).toBeFocused();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog');
    await expect(sheet.locator('dt')).toHaveCount(6);
    await expect(sheet).toContainText(/mer_/);
    await expectAccessible(page, `the sheet of a row (${language})`);
    await page.keyboard.press('Tab');
    await expect(sheet.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(details).toBeFocused();
    await page.context().close();
  });

test('a grid stays a grid on a window wider than a phone, and on paper', async ({ browser }) => {
  const page = await enter(browser, '/merchants', 'en', { width: 620, height: 800 });
  await expect(page.locator('[data-card]')).toHaveCount(0);
  await page.setViewportSize(PHONE);
  await expect(page.locator('[data-card]').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-card]')).toHaveCount(0);
  await page.context().close();
});

test('selecting rows moves nothing at any width', async ({ browser }) => {
  test.setTimeout(180_000);
  const page = await enter(browser, transactions);
  for (const width of [360, 390, 700, 800, 1000, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(transactions);
    await waitUntilLoaded(page);
    await expect(page.locator('.toolbar-end button').first()).toBeVisible();
    const places = () =>
      page
        .locator('h1, [role=grid], .toolbar-end, [data-part=pager-steps]')
        .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
    const ticks = page.locator('.grid-body .tick input');
    await expect(ticks.first()).toBeVisible();
    const before = await places();
    await ticks.nth(0).click();
    await ticks.nth(1).click();
    await expect(page.locator('.selection-bar')).toContainText('2 selected');
    await expect(page.locator('.selection-bar')).toContainText('EGP');
    expect(await places(), `at ${width} px`).toEqual(before);
  }
  await page.context().close();
});

for (const language of ['en', 'ar'])
  test(`a report on a phone shows its search in one line, which opens the form: ${language}`, async ({
    browser,
  }) => {
    const page = await enter(browser, transactions, language);
    const search = page.getByRole('search');
    const line = search.getByRole('button').first();
    await expect(line).toContainText('EGP');
    await expect(line).toHaveAttribute('aria-expanded', 'false');
    await expect(search.locator('select').first()).toBeHidden();
    const first = await page.getByRole('row').nth(1).boundingBox();
    expect(first?.y).toBeLessThan(420);
    await line.focus();
    await page.keyboard.press('Enter');
    await expect(line).toHaveAttribute('aria-expanded', 'true');
    await search.locator('[name=currency]').selectOption('PKR');
    await search.getByRole('button').last().click();
    await expect(line).toContainText('PKR');
    await expect(line).toHaveAttribute('aria-expanded', 'false');
    await expect(line).toBeFocused();
    await waitUntilLoaded(page);
    await expectAccessible(page, `a folded search (${language})`);
    await page.context().close();
  });

/** Returns the statement of two months of a loan account with deposits and payouts. */
async function statement(): Promise<string> {
  const [account] = (await (await apiOf('owner')).loans.accounts({ q: 'Ravi' })).data;
  const period = new URLSearchParams({ dateFrom: monthsAgo(2), dateTo: monthsAgo(0) });
  return `/loan-account-detail/${account?.userTypeId}/statement?${period}`;
}

/** Returns how the rows of tables are drawn. The three-way check's own comparison, outside of the sections, has other rows. */
const drawn = (page: Page) =>
  page
    .getByRole('main')
    .locator('section tbody tr')
    .evaluateAll((rows) => [...new Set(rows.map((row) => getComputedStyle(row).display))].join());

for (const language of ['en', 'ar'])
  test(`the rows of statements, checks and totals are cards on a phone only: ${language}`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const named = ['report-billing', 'billing-detail', 'three-way-check', 'merchant-services'];
    const places = (await everyPage()).filter(({ name }) => named.includes(name)).map(({ path }) => path);
    expect(places).toHaveLength(named.length);
    for (const path of [...places, await statement()]) {
      const page = await enter(browser, path, language);
      await expect.poll(() => drawn(page), path).toBe('flex');
      await expectAccessible(page, `${path} on a phone (${language})`);
      for (const width of [390, 360]) {
        await expectToFit(page, { width, height: 780 }, path);
        await expectTablesToFit(page, path);
      }
      await page.emulateMedia({ media: 'print' });
      await expect.poll(() => drawn(page), `${path} on paper`).toBe('table-row');
      await page.emulateMedia({ media: 'screen' });
      await page.setViewportSize({ width: 600, height: 780 });
      await expect.poll(() => drawn(page), `${path} at 600 px`).toBe('table-row');
      await page.context().close();
    }
  });

test('a line of a statement on a phone shows and reads its amount with its sign, and the balance after it', async ({
  browser,
}) => {
  const page = await enter(browser, await statement());
  for (const [kind, sign, column] of [
    ['Deposit', '+', 1],
    ['Payout', '−', 2],
  ] as const) {
    const name = page.getByRole('rowheader', { name: new RegExp(`^${kind} `) }).first();
    const line = page.getByRole('row').filter({ has: name }).first();
    const cells = line.getByRole('cell');
    // An empty cell still counts, so that each cell is read with the title of its column.
    await expect(cells).toHaveCount(4);
    await expect(cells.nth(column)).toHaveAccessibleName(new RegExp(`^\\${sign}[\\d,]+\\.\\d\\d$`));
    await expect(cells.nth(3)).toHaveAccessibleName(/^Balance PKR: [\d,]+\.\d\d$/);
    const [what, amount, balance] = await Promise.all(
      [name, cells.nth(column), cells.nth(3)].map((part) => part.boundingBox()),
    );
    expect(amount?.x).toBeGreaterThan((what?.x ?? 0) + (what?.width ?? PHONE.width));
    expect(balance?.y).toBeGreaterThan(amount?.y ?? PHONE.height);
    expect((balance?.x ?? 0) + (balance?.width ?? 0)).toBeLessThan(PHONE.width);
  }
  await page.context().close();
});

test('values are near their names on a very wide screen', async ({ browser }) => {
  const page = await enter(browser, '/merchants', 'en', { width: 2560, height: 1440 });
  const [name, amount] = await Promise.all(
    ['Name', 'Account Balance'].map((title) => page.getByRole('columnheader', { name: title }).boundingBox()),
  );
  expect((amount?.x ?? 0) + (amount?.width ?? 0) - (name?.x ?? 0)).toBeLessThan(850);
  await page.goto('/account-profile');
  await waitUntilLoaded(page);
  // The footer ends with the form: menu, gutter, fields and what is beside them.
  expect((await page.getByRole('button', { name: 'Save' }).boundingBox())?.x).toBeLessThan(260 + 24 + 1084);
  await page.context().close();
});
