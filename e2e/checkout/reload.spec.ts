import { expect, test } from '@playwright/test';
import { storedData } from '../card-data/stored-data.ts';
import { apiOf } from '../demo.ts';
import { fillCard, fillCustomer, openCustomer, openHosted, pressContinue } from './customer.ts';
import { serviceAt, sessionAt } from './provider-session.ts';

const CARD = '4242424242424242';

test('a reload of the checkout keeps name, email and number, but no card', async ({ browser }) => {
  const page = await openCustomer(browser);
  const { sessionId } = await sessionAt('Fawry');
  await openHosted(page, sessionId, 'Credit Card');
  await fillCustomer(page);
  await fillCard(page, CARD);
  const kept = await storedData(page.context());
  expect(kept).toContain('nora@example.com');
  expect(kept).not.toContain(CARD.slice(0, 6));
  await page.reload();
  await page.getByRole('radio', { name: 'Credit Card' }).check();
  await expect(page.locator('input[name=mobileNumber]')).toHaveValue('100 123 4567');
  await expect(page.locator('input[name=email]')).toHaveValue('nora@example.com');
  await expect(page.locator('input[name=nameOnCard]')).toHaveValue('Nora Abdallah');
  for (const name of ['cardNumber', 'cardExpiry', 'cvv'])
    await expect(page.locator(`input[name=${name}]`)).toHaveValue('');
  await page.context().close();
});

test('a customer who comes back from the bank’s page finds the form filled in', async ({ browser }) => {
  const page = await openCustomer(browser);
  const { sessionId } = await sessionAt('Fawry', { methods: ['Credit Card'] });
  await openHosted(page, sessionId);
  await fillCustomer(page);
  await fillCard(page, CARD);
  await pressContinue(page);
  await expect(page.getByLabel(/One-time code/)).toBeVisible();
  await page.goto(`/hosted-checkout/eg/${sessionId}`);
  await page.getByRole('button', { name: 'Start again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start again' }).click();
  await expect(page.locator('input[name=email]')).toHaveValue('nora@example.com');
  await page.context().close();
});

test('a reload keeps the chosen way to pay, in Arabic and on a payment link’s payment', async ({
  browser,
}) => {
  const page = await openCustomer(browser, { locale: 'ar-EG' });
  const api = await apiOf('owner');
  const { _id } = await api.packages.create({
    name: 'Kept choice',
    amount: '45',
    currency: 'EGP',
    country: 'Egypt',
    serviceId: await serviceAt('Fawry'),
  });
  await page.goto(`/checkout/via-link/${_id}`);
  await expect(page.getByText('بيئة تجريبية')).toBeVisible();
  await page.locator('input[name=mobileNumber]').fill('01001234567');
  await page.getByRole('button', { name: 'متابعة' }).click();
  await page.waitForURL('**/hosted-checkout/eg/**');
  await page.locator('input[value=MWallet]').check();
  await page.locator('input[value=r2p]').check();
  await page.reload();
  await expect(page.locator('input[value=MWallet]')).toBeChecked();
  await expect(page.locator('input[value=r2p]')).toBeChecked();
  await page.context().close();
});
