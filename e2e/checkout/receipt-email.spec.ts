import { expect, test } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { demo } from '../demo.ts';
import { confirmAtBank } from './bank.ts';
import { fillCard, fillCustomer, openCustomer, openHosted, pressContinue } from './customer.ts';
import { sessionAt, shop } from './provider-session.ts';
import { expectReturn } from './returned.ts';

test('a customer who has paid requests the receipt by email, and the mail catcher shows it', async ({
  browser,
}) => {
  const page = await openCustomer(browser);
  const { sessionId, orderId } = await sessionAt('Fawry');
  await openHosted(page, sessionId, 'Credit Card');
  await fillCustomer(page);
  await fillCard(page, '4242424242424242');
  await pressContinue(page);
  await confirmAtBank(page);
  await expectReturn(page, { status: 'SUCCESS', orderId, amount: '185.50' });
  const { receiptId } = await shop().checkout.retrieveSession(sessionId);

  await page.goto(`/receipt/${receiptId}`);
  const address = `nora.${orderId}@example.com`;
  // To the address that was typed in the form.
  await expect(page.getByText(/^Sent by email on /)).toBeVisible({ timeout: 20_000 });
  await page.getByLabel('Send to my email').fill('nora');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Please provide valid email')).toBeVisible();
  await page.getByLabel('Send to my email').fill(address);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('The email with your receipt is on its way.')).toBeVisible();
  await expect(page.getByText(/^Sent by email on /)).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page, 'receipt that was sent');

  await page.goto(`${demo.sandbox}/?lang=en`);
  await expectAccessible(page, 'mail catcher');
  await page
    .getByRole('listitem')
    .filter({ hasText: address })
    .getByRole('link', { name: new RegExp(`order ${orderId}$`) })
    .click();
  const mail = page.frameLocator('iframe.mail');
  await expect(mail.getByRole('heading', { name: 'Receipt' })).toBeVisible();
  await expect(mail.getByText('185.50 EGP')).toBeVisible();
  await expect(mail.getByRole('link', { name: 'Show the receipt' })).toHaveAttribute(
    'href',
    `${demo.checkout}/receipt/${receiptId}?lang=en`,
  );
  await expect(page.locator('pre')).toContainText('185.50 EGP');
  await page.context().close();
});
