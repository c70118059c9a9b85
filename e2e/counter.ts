import { expect, type Page } from '@playwright/test';

/** Pays the bill on a sandbox page. Waits for the confirmation before closing, because closing aborts the page's request. */
export async function payBill(counter: Page): Promise<void> {
  await counter.getByRole('button', { name: /^Pay/ }).first().click();
  await expect(counter.getByRole('status')).toHaveText('Paid');
  await counter.close();
}
