import { expect, type Page } from '@playwright/test';
import { demo } from '../demo.ts';

/** Enters the one-time code on the sandbox's page of the customer's bank, and confirms. */
export async function confirmAtBank(page: Page, code = '123456'): Promise<void> {
  await page.getByLabel(/One-time code/).fill(code);
  await page.getByRole('button', { name: 'Confirm' }).click();
}

/** Types a card on a provider's own page in the sandbox. */
export async function typeCard(page: Page, number: string, expiry = '05/29', cvv = '123'): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry (MM/YY)').fill(expiry);
  await page.getByLabel('CVV').fill(cvv);
  await page.getByRole('button', { name: 'Pay' }).click();
}

/** Decides a payment that waits at a provider's sandbox; `amount` identifies the payment. */
export async function decideAt(
  counter: Page,
  provider: string,
  amount: string,
  button: RegExp = /^Pay/,
): Promise<void> {
  const payment = counter.getByRole('listitem').filter({ hasText: amount }).first().getByRole('link');
  // The checkout shows that the customer has to confirm before the provider has stored the payment.
  await expect(async () => {
    await counter.goto(`${demo.sandbox}/${provider}`);
    await payment.click({ timeout: 2_000 });
  }).toPass();
  await counter.getByRole('button', { name: button }).first().click();
  await expect(counter.getByRole('status').first()).toBeVisible();
  await counter.close();
}
