import { expect, test } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { confirmAtBank, typeCard } from './bank.ts';
import { fillPerson, openCustomer, openHosted, pressContinue } from './customer.ts';
import { sessionAt, shop } from './provider-session.ts';
import { expectReturn } from './returned.ts';

test('Paymob takes a card on its page and returns the customer with a signed SUCCESS', async ({
  browser,
}) => {
  const page = await openCustomer(browser);
  const { sessionId, orderId } = await sessionAt('Paymob');
  await openHosted(page, sessionId, 'Credit Card');
  await pressContinue(page);
  await expect(page.getByText('Please provide valid First Name')).toBeVisible();
  await expect(page.getByText('Please provide valid Last Name')).toBeVisible();
  await expectAccessible(page, 'Paymob form with mistakes');
  await fillPerson(page, '1001234567');
  await pressContinue(page);
  await typeCard(page, '5123456789012346');
  await confirmAtBank(page);
  await expectReturn(page, { status: 'SUCCESS', orderId, amount: '240.00' });
  await page.context().close();
});

test('Paymob’s wallet that fails returns the customer with a signed FAILED, and the session can be paid again', async ({
  browser,
}) => {
  const page = await openCustomer(browser);
  const { sessionId, orderId } = await sessionAt('Paymob');
  await openHosted(page, sessionId, 'Virtual Wallet');
  await fillPerson(page, '1010101010');
  await pressContinue(page);
  await page.getByLabel('PIN (MPIN)').fill('000000');
  await confirmAtBank(page);
  await expectReturn(page, { status: 'FAILED', orderId });
  await openHosted(page, sessionId);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('You can try again or choose another way to pay.');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog).toBeHidden();
  await page.context().close();
});

test('a forged Paymob return shows the problem in the customer’s language', async ({ browser }) => {
  const page = await openCustomer(browser, { locale: 'ar-EG' });
  await page.goto('/hosted-checkout/mena/eg?id=1&success=true&hmac=00');
  await expect(page.getByText('تعذر التحقق من صحة الطلب')).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByText('Failed to authenticate resource request')).toBeVisible();
  await expectAccessible(page, 'forged return');
  await page.context().close();
});

test('PayTabs takes a card on its page; its return is PENDING, and the session becomes paid', async ({
  browser,
}) => {
  const page = await openCustomer(browser);
  const { sessionId, orderId } = await sessionAt('Paytab');
  await openHosted(page, sessionId);
  await expectAccessible(page, 'PayTabs form');
  await pressContinue(page);
  await typeCard(page, '4111111111111111');
  await confirmAtBank(page);
  await page.getByRole('button', { name: 'Back to the shop' }).click();
  await expectReturn(page, { status: 'PENDING', orderId });
  await expect.poll(async () => (await shop().checkout.retrieveSession(sessionId)).status).toBe('paid');
  await page.context().close();
});

test('Monty starts with the country code 971 and takes a card on its page', async ({ browser }) => {
  const page = await openCustomer(browser);
  const { sessionId, orderId } = await sessionAt('Monty');
  await openHosted(page, sessionId);
  await expect(page.getByLabel('Country code')).toHaveValue('971');
  await fillPerson(page, '0501234567');
  await pressContinue(page);
  await typeCard(page, '4111111111111111', '01/38');
  await expectReturn(page, { status: 'SUCCESS', orderId, amount: '149.50' });
  await page.context().close();
});
