import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectTablesToFit, expectToFit } from '../appearance.ts';
import { expectAccessible } from '../axe.ts';
import { apiOf, openPage, storedLogin } from '../demo.ts';
import { monthsAgo, waitUntilLoaded } from '../pages.ts';

const period = { country: 'Egypt', currency: 'EGP', dateFrom: monthsAgo(2), dateTo: monthsAgo(0) } as const;
const report = `/reports?${new URLSearchParams({ type: 'billing-report', ...period })}`;

const enter = async (browser: Browser, userName: string, language = 'en') =>
  openPage(browser, await storedLogin(browser, userName), {
    ...{ language, viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' },
  });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilLoaded(page);
}

/** Returns the API client and the row of the billed service with the most transactions. */
async function billed() {
  const api = await apiOf('owner');
  const { data } = await api.reports.billing({ ...period, sort: '-totalNumberOfTransactions' });
  const [row] = data;
  if (!row) throw new Error('The demo has no billing rows');
  return { api, row };
}

test('the billing report starts with Egypt, EGP and today, and changing the report type resets the filters', async ({
  browser,
}) => {
  const page = await enter(browser, 'owner');
  await open(page, '/reports?type=billing-report');
  await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('EGP');
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Egypt');
  const period = page.getByRole('button', { name: /^Period/ });
  await expect(period).toContainText('Today');
  await period.click();
  const first = await page.getByRole('dialog').getByLabel('Date From').inputValue();
  await expect(page.getByText(/^Days of Egypt: Eastern European Time \(.*\)$/)).toBeVisible();
  const currencies = page.getByRole('combobox', { name: 'Currency' }).getByRole('option');
  expect((await currencies.allTextContents()).slice(0, 5)).toEqual(['USD', 'PKR', 'EUR', 'EGP', 'AED']);
  await expect(page.getByRole('navigation', { name: 'Pagination' }).getByRole('option')).toHaveText([
    ...['25', '50', '100'],
  ]);
  await page.getByRole('dialog').getByLabel('Date From').fill('2026-01-01');
  await page
    .getByRole('navigation', { name: 'Report type' })
    .getByRole('link', { name: 'Settlement' })
    .click();
  await expect(page).toHaveURL(/\/reports\?type=settlement-report$/);
  await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('PKR');
  await page.getByRole('navigation', { name: 'Report type' }).getByRole('link', { name: 'Billing' }).click();
  await page.getByRole('button', { name: /^Period/ }).click();
  await expect(page.getByRole('dialog').getByLabel('Date From')).toHaveValue(first);
  await page.context().close();
});

test('Show on a billing row opens its transactions with the same totals', async ({ browser }) => {
  const { row } = await billed();
  const page = await enter(browser, 'owner');
  await open(page, `${report}&sort=-totalNumberOfTransactions`);
  await expect(page.getByRole('grid').getByRole('columnheader')).toHaveText([
    ...['', 'Merchant', 'Service Name', 'Total Number of Transactions', 'Total Amount', 'Refunded Amount'],
    ...['Walee Share', 'Merchant Share', 'Carrier Share', 'Date From', 'Date To', 'Country', 'Currency'],
    ...['Status', 'Actions'],
  ]);
  const line = page.getByRole('row').nth(1);
  await expect(line).toContainText(row.serviceName);
  await line.getByRole('link', { name: 'Show' }).click();
  await expect(page).toHaveURL(/\/reports\/billing-detail\?/);
  await waitUntilLoaded(page);
  await expect(page.getByRole('grid').getByRole('columnheader')).toHaveText([
    ...['', 'Transaction ID', 'Transaction Date', 'Account #', 'Operator', 'Amount', 'Walee Share'],
    ...['Merchant Share', 'Carrier Share', 'Service Name', 'Country', 'Currency'],
  ]);
  await expect(page.getByRole('row').nth(1)).toContainText(/\d\d\/\d\d\/\d{4} \d\d:\d\d:[AP]M/);
  const totals = page.getByRole('row', { name: /^EGP/ }).last();
  await expect(totals).toContainText(row.totalNumberOfTransactions.toLocaleString('en'));
  for (const value of [row.totalAmount, row.waleeShareValue, row.merchantShareValue])
    await expect(totals).toContainText((value ?? 0).toLocaleString('en', { minimumFractionDigits: 2 }));
  const shared = page.url();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Billing Report' })).toBeVisible();
  await open(page, shared);
  await expect(page.getByRole('row').nth(1)).toContainText(row.serviceName);
  await page.context().close();
});

test('the billing status changes in the list, only for users with the permission', async ({ browser }) => {
  const { api, row } = await billed();
  const path = `${report}&sort=-totalNumberOfTransactions`;
  const page = await enter(browser, 'owner');
  await open(page, path);
  const pill = page
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: /^(Failed|Success|Not marked)\./ });
  const wanted = row.status === 'Success' ? 'Failed' : 'Success';
  await pill.click();
  await expect(pill).toHaveText(wanted);
  await expect(pill).toHaveAccessibleName(`${wanted}. Change to ${row.status}`);
  const { data } = await api.reports.billing({ ...period, sort: '-totalNumberOfTransactions' });
  expect(data[0]?.status).toBe(wanted);
  await pill.click();
  await expect(pill).toHaveText(row.status);
  await page.context().close();

  for (const [userName, reason] of [
    ['merchant', /Only users of Walee can do this/],
    ['support', /Needs the permission “Reports: Add edit delete”/],
  ] as const) {
    const other = await enter(browser, userName);
    await open(other, path);
    const refused = other.getByRole('row').nth(1).getByRole('button', { name: reason });
    await expect(refused).toHaveAttribute('aria-disabled', 'true');
    await other.context().close();
  }
});

test('correcting a transaction requires a reason and updates its status in the list', async ({ browser }) => {
  const { api } = await billed();
  const { data } = await api.reports.transactions({ ...period, status: 'Success', limit: 500 });
  const free = data.find(({ settlementId }) => !settlementId);
  const claimed = data.find(({ settlementId }) => settlementId);
  const page = await enter(browser, 'owner');
  const find = (id = '') => open(page, `${report.replace('billing', 'transaction')}&q=${id}`);
  await find(free?.transactionId);
  const pill = page
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: /^(Failed|Success)\./ });
  await pill.click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Changing the status will not revert back.');
  await expect(dialog.getByRole('button', { name: 'Change to Failed' })).toBeDisabled();
  await expectAccessible(page, 'correction of a transaction');
  await dialog.getByLabel('Reason').fill('The bank took the money back');
  await dialog.getByRole('button', { name: 'Change to Failed' }).click();
  await expect(pill).toHaveText('Failed');
  await find(claimed?.transactionId);
  await expect(page.getByRole('button', { name: /A settlement has claimed/ })).toHaveAttribute(
    ...(['aria-disabled', 'true'] as const),
  );
  await page.context().close();
});

test('the three-way check shows the API’s transaction, billing and settlement amounts side by side', async ({
  browser,
}) => {
  const { api, row } = await billed();
  const rows = await api.reports.reconciliation(period);
  const wanted = rows.data.find(({ userTypeId }) => userTypeId === row.userTypeId);
  const page = await enter(browser, 'owner');
  await open(page, report);
  await page.getByRole('link', { name: 'Three-way check' }).click();
  await expect(page).toHaveURL(/\/reconciliation\?/);
  await waitUntilLoaded(page);
  const line = page.getByRole('row', { name: new RegExp(wanted?.merchantName ?? '') });
  await line.getByRole('link', { name: 'Show' }).click();
  await expect(page).toHaveURL(/\/reconciliation\/mer_/);
  await waitUntilLoaded(page);
  const table = page.getByRole('table', { name: 'Three-way check' });
  const amount = table.getByRole('row', { name: /^Amount/ });
  for (const value of [wanted?.transactionAmount, wanted?.billedAmount, wanted?.settledAmount])
    await expect(amount).toContainText((value ?? 0).toLocaleString('en', { minimumFractionDigits: 2 }));
  await expect(amount).toContainText('Billing agrees');
  await expect(table.getByRole('row', { name: /^Walee Share/ })).toContainText('Billing agrees');
  await table
    .getByRole('row', { name: /^Count/ })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/#check-transactions$/);
  const section = page.getByRole('region', { name: 'Transactions' });
  await section.getByRole('link', { name: /^Show/ }).first().click();
  await expect(page.getByRole('heading', { name: 'Billing Detail' })).toBeVisible();
  await page.goBack();
  await waitUntilLoaded(page);
  await page.emulateMedia({ media: 'print' });
  // A period of two months can contain both summer and winter time.
  const zone = /^Days of Egypt: .+ \(GMT\+[23]( – GMT\+[23])?\)$/;
  await expect(page.locator('[data-check-head]').getByText(zone)).toBeVisible();
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.context().close();
});

for (const language of ['en', 'ar']) {
  test(`billing and the three-way check are accessible and fit a phone: ${language}`, {
    tag: '@accessible',
  }, async ({ browser }) => {
    test.setTimeout(240_000);
    const { row } = await billed();
    const asked = new URLSearchParams(period);
    const detail = new URLSearchParams({
      ...period,
      userTypeId: row.userTypeId,
      serviceName: row.serviceName,
    });
    const page = await enter(browser, 'owner', language);
    for (const path of [
      ...[report, `/reports/billing-detail?${detail}`],
      ...[`/reconciliation?${asked}`, `/reconciliation/${row.userTypeId}?${asked}`],
    ]) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, path);
      await expectAccessible(page, `${path} (${language})`);
      await expectToFit(page, { width: 360, height: 740 }, path);
      if (!path.startsWith('/reconciliation?')) await expectTablesToFit(page, path);
    }
    await page.context().close();
  });
}
