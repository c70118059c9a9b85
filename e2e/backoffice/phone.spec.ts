import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { openPage, storedLogin } from '../demo.ts';
import { horizontalOverflow, monthsAgo, waitUntilLoaded } from '../pages.ts';

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

test('values are near their names on a very wide screen', async ({ browser }) => {
  const page = await enter(browser, '/merchants', 'en', { width: 2560, height: 1440 });
  const [name, amount] = await Promise.all(
    ['Name', 'Account Balance'].map((title) => page.getByRole('columnheader', { name: title }).boundingBox()),
  );
  expect((amount?.x ?? 0) + (amount?.width ?? 0) - (name?.x ?? 0)).toBeLessThan(850);
  await page.goto('/account-profile');
  await waitUntilLoaded(page);
  expect((await page.getByRole('button', { name: 'Save' }).boundingBox())?.x).toBeLessThan(1000);
  await page.context().close();
});
