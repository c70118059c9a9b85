import { expect, type Page } from '@playwright/test';

/** Pays the bill that a sandbox page shows, and waits until it says so: a page that closes at once takes its request along. */
export async function payBill(counter: Page): Promise<void> {
  await counter.getByRole('button', { name: /^Pay/ }).first().click();
  await expect(counter.getByRole('status')).toHaveText('Paid');
  await counter.close();
}
