import { randomInt } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { decideAt } from './bank.ts';
import { fillCustomer, openCustomer, openHosted, pressContinue } from './customer.ts';
import { sessionAt } from './provider-session.ts';
import { expectReturn } from './returned.ts';

/** Returns a random amount, which identifies the payment in the sandbox's list. */
const someAmount = () => 1000 + randomInt(1, 7_000) + 0.25;

test('a wallet pays by QR; a reload keeps the code', async ({ browser }) => {
  const page = await openCustomer(browser);
  const amount = someAmount();
  const { sessionId, orderId } = await sessionAt('Fawry', { amount, methods: ['MWallet'] });
  await openHosted(page, sessionId);
  await fillCustomer(page);
  await pressContinue(page);
  await expect(page.getByText('Please scan this QR')).toBeVisible();
  const code = await page.getByTestId('wallet-qr').getAttribute('src');
  // After a reload, the page no longer returns to the shop by itself.
  await page.reload();
  await expect(page.getByTestId('wallet-qr')).toHaveAttribute('src', code ?? '');
  await expectAccessible(page, 'QR code');
  await decideAt(await page.context().newPage(), 'fawry', amount.toFixed(2));
  await expect(page.getByText('Transaction successful')).toBeVisible();
  await page.getByRole('button', { name: /^Back to/ }).click();
  await expectReturn(page, { status: 'SUCCESS', orderId, amount: amount.toFixed(2) });
  await page.context().close();
});

test('a wallet that gets a request to pay (OTP) can switch to a QR code, and pays after "I have paid"', async ({
  browser,
}) => {
  const page = await openCustomer(browser);
  const amount = someAmount();
  const { sessionId, orderId } = await sessionAt('Fawry', { amount, methods: ['MWallet'] });
  await openHosted(page, sessionId);
  await page.getByRole('radio', { name: /OTP/ }).check();
  await fillCustomer(page);
  await pressContinue(page);
  await expect(page.getByText('Confirm the payment on your phone')).toBeVisible();
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await expectAccessible(page, 'request on the phone');
  await page.getByRole('button', { name: 'I have paid' }).click();
  await expect(page.getByText('We have not received the payment yet')).toBeVisible();
  await page.getByRole('button', { name: 'Show a QR code instead' }).click();
  await expect(page.getByText('Please scan this QR')).toBeVisible();
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await decideAt(await page.context().newPage(), 'fawry', amount.toFixed(2));
  await expectReturn(page, { status: 'SUCCESS', orderId, amount: amount.toFixed(2) });
  await page.context().close();
});

test('an unpaid QR code returns the customer after 15 seconds with a signed PENDING @walks', async ({
  browser,
}) => {
  const page = await openCustomer(browser);
  const { sessionId, orderId } = await sessionAt('Fawry', { methods: ['MWallet'] });
  await openHosted(page, sessionId);
  await fillCustomer(page);
  await pressContinue(page);
  await expect(page.getByText('Please scan this QR')).toBeVisible();
  await expectReturn(page, { status: 'PENDING', orderId });
  await page.context().close();
});

test('an unpaid OTP wallet returns the customer after 15 seconds with a signed PENDING @walks', async ({
  browser,
}) => {
  const page = await openCustomer(browser);
  const { sessionId, orderId } = await sessionAt('Fawry', { methods: ['MWallet'] });
  await openHosted(page, sessionId);
  await page.getByRole('radio', { name: /OTP/ }).check();
  await fillCustomer(page);
  await pressContinue(page);
  await expect(page.getByText('Confirm the payment on your phone')).toBeVisible();
  await expectReturn(page, { status: 'PENDING', orderId });
  await page.context().close();
});
