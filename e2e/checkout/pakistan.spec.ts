import { randomInt } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { confirmAtBank, decideAt, typeCard } from './bank.ts';
import { fillCard, fillCustomer, openCustomer, openHosted, pressContinue } from './customer.ts';
import { sessionAt } from './provider-session.ts';
import { expectReturn } from './returned.ts';

test('a JazzCash account confirms on the phone @walks', async ({ browser }) => {
  const page = await openCustomer(browser);
  const amount = 1000 + randomInt(1, 7_000);
  const { sessionId, orderId } = await sessionAt('JazzCash', { amount, methods: ['MWallet'] });
  await openHosted(page, sessionId);
  await expect(page.getByLabel('Country code')).toHaveValue('92');
  await fillCustomer(page, '03001234567', 'Ayesha Siddiqui');
  await pressContinue(page);
  await expect(page.getByText('Please provide the last 6 digits of your CNIC')).toBeVisible();
  await page.locator('input[name=cnic]').fill('345678');
  await pressContinue(page);
  await expect(page.getByText('Confirm the payment on your phone')).toBeVisible();
  await decideAt(await page.context().newPage(), 'jazzcash', amount.toFixed(2));
  await expectReturn(page, { status: 'SUCCESS', orderId, amount: amount.toFixed(2) });
  await page.context().close();
});

test('JazzCash takes a card on its own page, which the browser opens by a form @walks', async ({
  browser,
}) => {
  const page = await openCustomer(browser);
  const { sessionId, orderId } = await sessionAt('JazzCash', { methods: ['Credit Card'] });
  await openHosted(page, sessionId);
  await fillCustomer(page, '03001234567', 'Ayesha Siddiqui');
  await pressContinue(page);
  await typeCard(page, '4111111111111111');
  await confirmAtBank(page);
  await page.getByRole('button', { name: 'Back to the shop' }).click();
  await expectReturn(page, { status: 'SUCCESS', orderId, amount: '1250.00' });
  await page.context().close();
});

test('easypaisa takes a card on our page @walks', async ({ browser }) => {
  const page = await openCustomer(browser);
  const { sessionId, orderId } = await sessionAt('easypaisa', { methods: ['Credit Card'] });
  await openHosted(page, sessionId);
  await fillCustomer(page, '03001234567', 'Ayesha Siddiqui');
  await fillCard(page, '4111111111111111');
  await pressContinue(page);
  await expectReturn(page, { status: 'SUCCESS', orderId, amount: '1800.00' });
  await page.context().close();
});

test('an easypaisa account gets a request to pay while the page waits, and its payment is shown @walks', async ({
  browser,
}) => {
  const page = await openCustomer(browser);
  const amount = 1000 + randomInt(1, 7_000);
  const { sessionId, orderId } = await sessionAt('easypaisa', { amount, methods: ['MWallet'] });
  await openHosted(page, sessionId);
  await fillCustomer(page, '03001234567', 'Ayesha Siddiqui');
  await pressContinue(page);
  await expect(page.getByRole('dialog')).toContainText('Confirm the payment on your phone');
  await decideAt(await page.context().newPage(), 'easypaisa', amount.toFixed(2));
  await expectReturn(page, { status: 'SUCCESS', orderId, amount: amount.toFixed(2) });
  await page.context().close();
});
