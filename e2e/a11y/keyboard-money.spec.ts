import { type Browser, expect, type Page, test } from '@playwright/test';
import { approvalFile, pendingReferences } from '../approval-file.ts';
import { apiOf, openPage, storedLogin } from '../demo.ts';
import { waitUntilLoaded } from '../pages.ts';
import { type Words, wordsOf } from '../words.ts';
import { tabTo } from './tab-to.ts';

async function enter(browser: Browser, language: string, path: string): Promise<[Page, Words]> {
  const page = await openPage(browser, await storedLogin(browser, 'owner'), {
    ...{ language, viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' },
  });
  await page.goto(path);
  await waitUntilLoaded(page);
  return [page, wordsOf(language)];
}

/** Expects that the focus stays in the open popup while Tab is pressed eight times. */
async function expectTrapped(page: Page): Promise<void> {
  const popup = page.locator('[role=dialog], [role=alertdialog]').last();
  for (let presses = 0; presses < 8; presses += 1) {
    await expect(popup.locator(':focus').or(popup.and(page.locator(':focus')))).toHaveCount(1);
    await page.keyboard.press('Tab');
  }
}

for (const language of ['en', 'ar'])
  test(`a payout is found and opened, and a decision on it cancelled, by keyboard alone: ${language}`, async ({
    browser,
  }) => {
    const [reference = ''] = await pendingReferences();
    const [page, t] = await enter(browser, language, '/loan-requests?dateFrom=2000-01-01');
    const { keyboard } = page;

    // List: the search by text, then the arrow keys reach the reference number.
    await tabTo(page, '[role=search] input');
    await keyboard.type(reference);
    await keyboard.press('Enter');
    await expect(page.getByRole('row')).toHaveCount(2);
    await tabTo(page, '[role=grid] *');
    await keyboard.press('Control+Home');
    await keyboard.press('ArrowDown');
    const link = page.getByRole('button', { name: reference, exact: true });
    for (let steps = 0; steps < 3 && !(await link.evaluate((at) => at.matches(':focus'))); steps += 1)
      await keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
    await expect(link).toBeFocused();

    // Popup: it gets the focus and keeps it; Escape returns the focus to the reference number.
    await keyboard.press('Enter');
    const popup = page.getByRole('dialog');
    await expect(popup).toContainText(reference);
    await expectTrapped(page);
    await keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await expect(link).toBeFocused();

    // Open the confirmation from the row's menu. Escape must close it and leave the payout pending.
    await keyboard.press('End');
    await keyboard.press('Enter');
    const menu = page.locator('.row-menu').first();
    for (let steps = 0; steps < 3 && !(await menu.evaluate((at) => at.matches(':focus'))); steps += 1)
      await keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
    await keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeFocused();
    await keyboard.press('Home');
    await keyboard.press('Enter');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(t('Changing the status will not revert back.'));
    await expectTrapped(page);
    await keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(menu).toBeFocused();
    const { data } = await (await apiOf('owner')).payouts.list({ dateFrom: '2000-01-01', q: reference });
    expect(data[0]?.status).toBe('Pending');
    await page.context().close();
  });

test('a loan transaction is filled in, summed up and cancelled by keyboard alone', async ({ browser }) => {
  const [page] = await enter(browser, 'en', '/loan-account-detail/form/new');
  const { keyboard } = page;
  const save = '[data-part=form] button[type=submit]';
  await tabTo(page, save);
  await keyboard.press('Enter');
  const merchant = page.getByRole('combobox', { name: /^Merchant/ });
  await expect(merchant).toBeFocused();
  await expect(page.getByText('Please select a merchant')).toBeVisible();
  await keyboard.type('Indus Home');
  await expect(page.getByRole('option', { name: /^Indus Home Meals/ })).toBeVisible();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(merchant).toHaveValue('Indus Home Meals');
  await tabTo(page, '[name=paymentMethod]');
  await keyboard.type('USD');
  await tabTo(page, '[name=currency]');
  await keyboard.type('USD');
  const figures = [
    ['totalAmount', '1000'],
    ['exchangeRate', '280'],
    ['waleeCommission', '2'],
    ['sbpCharges', '1'],
    ['serviceSalesTax', '0.5'],
    ['withHoldingCharges', '0.5'],
  ];
  for (const [name, value] of figures) {
    await tabTo(page, `[name=${name}]`);
    await keyboard.press('Control+a');
    await keyboard.type(value ?? '');
  }
  await tabTo(page, save);
  await keyboard.press('Enter');
  const summary = page.getByRole('alertdialog', { name: 'Transaction Summary' });
  await expect(summary).toContainText('268,800.00');
  await expectTrapped(page);
  await keyboard.press('Escape');
  await expect(summary).toHaveCount(0);
  await expect(page.locator(save)).toBeFocused();
  await expect(page.locator('[name=totalAmount]')).toHaveValue(/1,?000/);
  await page.context().close();
});

test('an approval file is chosen, its rows are filtered and taken out, and it is discarded by keyboard alone', async ({
  browser,
}) => {
  const references = (await pendingReferences()).slice(0, 2);
  const [page] = await enter(browser, 'en', '/loan-requests/approval');
  const { keyboard } = page;
  // Call this before the steps that open the file chooser: otherwise the browser opens its own.
  const choosing = page.waitForEvent('filechooser', { timeout: 30_000 });
  await tabTo(page, '[data-part=dropzone]');
  await keyboard.press('Enter');
  const rows = references.map((reference) => [reference, 'Approved']);
  await (await choosing).setFiles(approvalFile('by keyboard.xlsx', rows));
  await expect(page.getByRole('row')).toHaveCount(3);
  await expect(page.locator('h1')).toBeFocused();
  await tabTo(page, '[role=group] [aria-pressed=false]');
  await keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Verdicts' }).locator('[aria-pressed=true]')).toBeFocused();
  // The filtered rows are read from the server; until they arrive, the arrow keys stay in the titles.
  await waitUntilLoaded(page);
  await tabTo(page, '[role=grid] *');
  await keyboard.press('Control+Home');
  for (const key of ['ArrowDown', 'End', 'Enter']) await keyboard.press(key);
  await expect(page.getByRole('row')).toHaveCount(2);
  const footer = page.locator('main footer');
  await footer.getByRole('button').first().waitFor();
  await tabTo(page, 'main footer button');
  await expect(footer.getByRole('button', { name: 'Discard' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByText('The file was discarded.')).toBeVisible();
  await expect(page.locator('h1')).toBeFocused();
  await page.context().close();
});
