import type { Refund } from '@daftar/sdk';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { apiOf, openPage, storedLogin } from '../demo.ts';
import { waitForAnimations, waitUntilLoaded } from '../pages.ts';

const HEAD = 'type,reference,provider reference,amount,currency';

const enter = async (browser: Parameters<typeof openPage>[0], userName: string, options = {}) =>
  openPage(browser, await storedLogin(browser, userName), {
    ...{ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' },
    ...options,
  });

const csv = (name: string, ...rows: string[]) => ({
  ...{ name, mimeType: 'text/csv' },
  buffer: Buffer.from(rows.join('\r\n')),
});

/** Returns a refund of the demo whose provider has not reported its result. */
async function pendingRefund(): Promise<Refund> {
  const { data } = await (await apiOf('owner')).refunds.list({ status: 'pending' });
  // The oldest: other tests request refunds, whose provider may report them at any time.
  const refund = data.at(-1);
  if (!refund) throw new Error('The demo has no pending refund');
  return refund;
}

async function upload(page: Page, provider: string, file: ReturnType<typeof csv>): Promise<void> {
  await page.getByLabel('Provider').selectOption(provider.toLowerCase());
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Upload and compare' }).click();
}

const rowWith = (page: Page, text: string) => page.locator('.grid-body [role=row]').filter({ hasText: text });

test('a settlement file shows its verdicts and books a refund once, and a bad file says what to do', async ({
  browser,
}) => {
  const refund = await pendingRefund();
  const unknown = `${Date.now()}`;
  const rows = [
    `refund,${refund._id},,${refund.amount},${refund.currency}`,
    `payment,${unknown},,12.50,${refund.currency}`,
  ];
  const page = await enter(browser, 'owner');
  await page.goto('/settlement-files');
  await waitUntilLoaded(page);
  await page.getByRole('link', { name: 'Upload a settlement file' }).click();
  await expect(page).toHaveURL(/\/settlement-files\/upload$/);
  await waitUntilLoaded(page);

  await upload(page, refund.provider, csv('no-amount.csv', 'type,reference,currency', 'payment,1,EGP'));
  const refused = page.getByRole('alert').filter({ hasText: 'nothing was changed' });
  await expect(refused).toContainText('The file has no column “amount”.');
  await expect(refused).toContainText(
    'Rename the column in the first row, or copy the rows into the sample.',
  );
  await page.getByRole('button', { name: 'Remove the file' }).click();
  await page.locator('input[type=file]').setInputFiles(csv('report.pdf', 'x'));
  await expect(refused).toContainText('Please send a CSV, xlsx or xls file');
  await waitForAnimations(page);
  await expectAccessible(page, 'a refused settlement file');

  await upload(page, refund.provider, csv('report.csv', HEAD, ...rows));
  await expect(page).toHaveURL(/\/settlement-files\/spf_/);
  await waitUntilLoaded(page);
  const address = page.url();
  await expect(page.getByText('It booked 1 refund; nothing else was changed.')).toBeVisible();
  await expect(rowWith(page, unknown)).toContainText('Unknown here');
  await rowWith(page, unknown).hover();
  await rowWith(page, unknown).getByRole('button', { name: 'Mark as looked at' }).click();
  await page.getByLabel('Note (optional)').fill('Asked the provider');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as looked at' }).click();
  await expect(rowWith(page, unknown)).toContainText('Asked the provider');
  await page.getByRole('combobox', { name: 'Review' }).selectOption('open');
  await expect(page).toHaveURL(/review=open/);
  await expect(rowWith(page, unknown)).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Review' }).selectOption('reviewed');
  await rowWith(page, unknown).hover();
  await rowWith(page, unknown).getByRole('button', { name: 'Mark as open again' }).click();
  await expect(rowWith(page, unknown)).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Review' }).selectOption('');
  await expect(rowWith(page, unknown)).toContainText('Unknown here');
  const verdicts = page.getByRole('group', { name: 'Verdicts' });
  await verdicts.getByRole('button', { name: 'Refund booked' }).click();
  await expect(page).toHaveURL(/verdict=settles-refund/);
  await expect(rowWith(page, unknown)).toHaveCount(0);
  await waitForAnimations(page);
  await expectAccessible(page, 'a settlement file');
  await rowWith(page, refund._id)
    .getByRole('link', { name: `…${refund._id.slice(-8)}`, exact: true })
    .click();
  await expect(page.getByRole('main').getByText('Settlement file report.csv')).toBeVisible();
  await expect(page.getByRole('main').getByText('Refunded', { exact: true })).toBeVisible();

  await page.goto('/settlement-files/upload');
  await upload(page, refund.provider, csv('the-same.csv', HEAD, ...rows));
  await expect(page.getByText(/This file was already processed on/)).toBeVisible();
  await expect(page).toHaveURL(address);
  await page.context().close();
});

test('a role that may only read sees why it cannot upload, and one without the permission is redirected', async ({
  browser,
}) => {
  const support = await enter(browser, 'support', { viewport: { width: 390, height: 844 }, language: 'ar' });
  await support.goto('/settlement-files');
  await waitUntilLoaded(support);
  await expect(support.getByRole('button', { name: /رفع ملف تسوية/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await support.goto('/settlement-files/upload');
  await expect(support).not.toHaveURL(/settlement-files\/upload/);
  await support.context().close();
  for (const userName of ['little', 'merchant']) {
    const page = await enter(browser, userName);
    await page.goto('/settlement-files');
    await expect(page).not.toHaveURL(/settlement-files/);
    await page.context().close();
  }
});
