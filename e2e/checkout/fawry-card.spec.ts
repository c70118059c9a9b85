import { expect, test } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { confirmAtBank } from './bank.ts';
import { fillCard, fillCustomer, openCustomer, openHosted, pressContinue } from './customer.ts';
import { sessionAt, shop } from './provider-session.ts';
import { expectReturn } from './returned.ts';

const GOOD = '4242424242424242';
/** A mobile number for which the sandbox declines the charge. */
const REFUSED = '1001230400';

test('a card confirmed at its bank returns the customer with a signed SUCCESS, and has a receipt', async ({
  browser,
}) => {
  const page = await openCustomer(browser);
  const { sessionId, orderId } = await sessionAt('Fawry');
  await openHosted(page, sessionId, 'Credit Card');
  await fillCustomer(page);
  await fillCard(page, '٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢', '05/2029', '١٢٣');
  await expect(page.locator('input[name=cardNumber]')).toHaveValue('4242 4242 4242 4242');
  await expect(page.locator('input[name=cardExpiry]')).toHaveValue('05/29');
  await expect(page.getByRole('img', { name: 'Visa' })).toBeVisible();
  await expectAccessible(page, 'card form');
  await pressContinue(page);
  await confirmAtBank(page);
  await expectReturn(page, { status: 'SUCCESS', orderId, amount: '185.50' });

  await page.goto(`/hosted-checkout/eg/${sessionId}`);
  await expect(page.getByText('Transaction successful')).toBeVisible();
  const receipt = await page.getByRole('link', { name: 'Show the receipt' }).getAttribute('href');
  await page.goto(receipt ?? '');
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible();
  await expect(page.getByText(orderId)).toBeVisible();
  await expectAccessible(page, 'receipt');
  await page.context().close();
});

test('a declined card shows "Transaction failed" and keeps the form except the CVV', async ({ browser }) => {
  const page = await openCustomer(browser);
  const { sessionId } = await sessionAt('Fawry');
  await openHosted(page, sessionId, 'Credit Card');
  await pressContinue(page);
  await expect(page.getByText('Please provide valid card number')).toBeVisible();
  await expect(page.getByText('Please provide valid CVV')).toBeVisible();
  await expectAccessible(page, 'card form with mistakes');
  await fillCustomer(page, REFUSED);
  await fillCard(page, GOOD);
  await pressContinue(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Transaction failed');
  await expect(dialog).toContainText('Your transaction is failed');
  await expectAccessible(page, 'declined card');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('input[name=cardNumber]')).toHaveValue('4242 4242 4242 4242');
  await expect(page.locator('input[name=cvv]')).toHaveValue('');
  await page.context().close();
});

test('five clicks make one charge, and no card number or CVV stays in the browser', async ({ browser }) => {
  const page = await openCustomer(browser);
  const charges: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/mena/3D-secure/checkout'))
      charges.push(request.headers()['idempotency-key'] ?? '');
  });
  const { sessionId } = await sessionAt('Fawry');
  await openHosted(page, sessionId, 'Credit Card');
  await fillCustomer(page);
  await fillCard(page, GOOD);
  await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('button[type=submit]');
    for (let click = 0; click < 5; click += 1) button?.click();
  });
  await expect(page.getByLabel(/One-time code/)).toBeVisible();
  expect(charges).toHaveLength(1);
  await page.goBack();
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
  );
  expect(kept).not.toContain(GOOD);
  await page.context().close();
});

test('a card payment left at the bank survives a reload and does not block another way to pay', async ({
  browser,
}) => {
  const page = await openCustomer(browser);
  const { sessionId } = await sessionAt('Fawry');
  await openHosted(page, sessionId, 'Credit Card');
  await fillCustomer(page);
  await fillCard(page, GOOD);
  await pressContinue(page);
  await expect(page.getByLabel(/One-time code/)).toBeVisible();
  const bank = page.url();
  await page.goto(`/hosted-checkout/eg/${sessionId}`);
  await expect(page.getByText('Your payment continues on the bank’s page')).toBeVisible();
  await expectAccessible(page, 'open payment at a bank');
  await page.reload();
  await page.getByRole('button', { name: 'Pay in another way' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Choose another way' }).click();
  await page.getByRole('radio', { name: 'Via Ref' }).check();
  await fillCustomer(page);
  await pressContinue(page);
  await expect(page.getByText('Please type the reference number in your Fawry app')).toBeVisible();

  // The provider's confirmation of the abandoned payment still counts.
  await page.goto(bank);
  await confirmAtBank(page);
  await expect.poll(async () => (await shop().checkout.retrieveSession(sessionId)).status).toBe('paid');
  await page.context().close();
});
