import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { apiOf, openPage, storedLogin } from '../demo.ts';
import { monthsAgo, waitUntilLoaded } from '../pages.ts';

const WIDE = { width: 1440, height: 900 };

const enter = async (browser: Parameters<typeof openPage>[0], userName: string, language = 'en') =>
  openPage(browser, await storedLogin(browser, userName), {
    ...{ viewport: WIDE, reducedMotion: 'reduce', language },
  });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilLoaded(page);
}

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const days = (page: Page) => new URL(page.url()).searchParams;

/** Returns a payment of the demo that can be refunded. */
async function refundablePayment() {
  const period = { dateFrom: monthsAgo(2), dateTo: monthsAgo(0) };
  const { data } = await (await apiOf('owner')).reports.transactions({
    ...{ ...period, country: 'Egypt', currency: 'EGP', status: 'Success', limit: 500 },
  });
  const found = data.find(({ refundable, amount }) => refundable && amount > 20);
  if (!found) throw new Error('The demo has no payment that can be refunded');
  return found;
}

/** Requests a refund from a payment's provider, so that the checkout logs contain it. */
async function loggedPayment() {
  const api = await apiOf('owner');
  const payment = await refundablePayment();
  await api.refunds.create({ transactionId: payment._id, amount: 1, reason: 'Something to log' });
  const period = { dateFrom: monthsAgo(1), dateTo: monthsAgo(-1) };
  const logs = async () => (await api.checkout.searchLogs({ ...period, query: payment.orderId })).total;
  await expect.poll(logs).toBeGreaterThan(0);
  return payment;
}

test('the collection overview has six periods, and cancelling the custom one shows the last seven days', async ({
  browser,
}) => {
  const page = await enter(browser, 'owner');
  await open(page, '/collection');
  await expect(heading(page)).toHaveText('Collection Overview');
  const presets = page.getByRole('radiogroup', { name: 'Period' });
  const labels = ['Today', 'Yesterday', 'Last 7 days', 'Last 30 days', 'Last year', 'Custom'];
  for (const label of labels) await expect(presets.getByText(label, { exact: true })).toBeVisible();
  await expect(presets.getByRole('radio', { name: 'Last 7 days' })).toBeChecked();
  for (const title of ['Total Amount', 'Walee share', 'Total number of transactions', 'Success rate'])
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Revenue over time' }).locator('svg').first()).toBeVisible();
  await expectAccessible(page, 'the collection overview');
  await presets.getByText('Yesterday', { exact: true }).click();
  await expect(page).toHaveURL(/dateFrom=(\d{4}-\d\d-\d\d)&dateTo=\1/);
  await presets.getByText('Custom', { exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Custom period' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(presets.getByRole('radio', { name: 'Last 7 days' })).toBeChecked();
  await presets.getByText('Last 30 days', { exact: true }).click();
  const table = page.getByRole('region', { name: 'Revenue over time' }).getByRole('table');
  await table.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/reports\?type=transaction-report/);
  await page.context().close();
});

test('the payout overview shows what was deposited and paid out, in one currency at a time', async ({
  browser,
}) => {
  const page = await enter(browser, 'owner');
  await open(page, '/disbursement');
  await expect(heading(page)).toHaveText('Payout Overview');
  for (const title of ['Total deposited amount', 'Total billed amount', 'Available for payouts', 'Paid out'])
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Vendor/ })).toBeVisible();
  await page.getByRole('radiogroup', { name: 'Currency' }).getByText('PKR').click();
  await expect(page).toHaveURL(/currency=PKR/);
  await waitUntilLoaded(page);
  await expectAccessible(page, 'the payout overview');
  await page.getByRole('table', { name: 'Payment breakdown' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/loan-requests\?/);
  expect([days(page).get('currency'), days(page).get('status')]).toEqual(['PKR', 'Approved']);
  await page.context().close();
});

test('a log shows request and response side by side, and leads to its payment', async ({ browser }) => {
  const { orderId } = await loggedPayment();
  const page = await enter(browser, 'owner');
  await open(page, `/checkout-logs?q=${orderId}`);
  await expect(page.getByRole('columnheader', { name: 'Created Date' })).toBeVisible();
  await page.locator('.grid-body').getByRole('link', { name: /^Show/ }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('region', { name: 'Request' })).toBeVisible();
  await dialog.getByRole('searchbox', { name: 'Search' }).fill('http');
  await expect(dialog.getByRole('region', { name: 'Request' })).toContainText('Matches:');
  await expectAccessible(page, 'a log');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page).toHaveURL(/\/checkout-logs$/);
  await open(page, '/checkout-requests');
  await page.locator('.grid-body').getByRole('link').first().click();
  await waitUntilLoaded(page);
  await expect(heading(page)).toContainText('Payment of order');
  await expect(page.getByText('Checkout session created')).toBeVisible();
  await expectAccessible(page, 'a payment');
  await page.context().close();
});

test('the platform owner refunds a part and then the rest, and sees what it takes from each share', async ({
  browser,
}) => {
  const payment = await refundablePayment();
  const page = await enter(browser, 'owner');
  await open(page, `/payments/${payment._id}`);
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('A part', { exact: true }).click();
  await dialog.getByRole('button', { name: /^Refund/ }).click();
  await expect(dialog.getByText('More than is left of the payment, or nothing')).toBeVisible();
  await expect(dialog.getByText('Please provide the reason in 3 to 200 characters')).toBeVisible();
  await dialog.getByLabel('Amount').fill('10');
  await dialog.getByLabel('Reason').fill('The customer returned one book');
  await expect(dialog.getByRole('row', { name: /^Merchant Share/ })).not.toContainText('–');
  await expectAccessible(page, 'the refund of a payment');
  await dialog.getByRole('button', { name: 'Refund 10.00 EGP' }).click();
  await expect(page.getByText('The refund was asked for.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('The customer returned one book')).toBeVisible();
  await expect(page.getByText('The refund succeeded.')).toBeVisible();
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await dialog.getByLabel('Reason').fill('The customer returned the other books');
  await dialog.getByRole('button', { name: /^Refund/ }).click();
  await expect(page.getByText('The whole amount was given back to the customer.')).toBeVisible();
  await open(page, '/refunds');
  await page.locator('.grid-body').getByRole('link', { name: payment.orderId }).first().click();
  await waitUntilLoaded(page);
  await expect(heading(page)).toHaveText(`Refund of order ${payment.orderId}`);
  await expectAccessible(page, 'a refund');
  await page.context().close();
});

test('a merchant sees its own overviews, and is redirected from the checkout logs', async ({ browser }) => {
  const page = await enter(browser, 'merchant', 'ar');
  await open(page, '/collection');
  await expect(heading(page)).toHaveText('نظرة عامة على التحصيل');
  await expect(page.getByRole('button', { name: /البائع/ })).toHaveCount(0);
  for (const path of ['/checkout-logs', '/checkout-requests']) {
    await page.goto(path);
    await expect(page).not.toHaveURL(new RegExp(path));
  }
  await page.context().close();
});

test('a role that may only read sees a payment and why it cannot refund it', async ({ browser }) => {
  const { _id } = await refundablePayment();
  const page = await enter(browser, 'support');
  await open(page, `/payments/${_id}`);
  const refund = page.getByRole('button', { name: /^Refund/ });
  await expect(refund).toHaveAttribute('aria-disabled', 'true');
  await expect(refund).toHaveAttribute('data-hint', /Needs the permission/);
  await page.context().close();
});
