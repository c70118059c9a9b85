import {
  type Browser,
  type BrowserContextOptions,
  expect,
  type FrameLocator,
  type Page,
} from '@playwright/test';
import { demo } from '../demo.ts';

/** A page of the checkout, or the frame of one that a shop embeds. */
export type Form = Page | FrameLocator;

/** Opens a customer's browser. */
export async function openCustomer(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: demo.checkout, locale: 'en-GB', ...options });
  return context.newPage();
}

/** Opens a session's hosted page and chooses a tile. */
export async function openHosted(page: Page, sessionId: string, tile?: string): Promise<void> {
  await page.goto(`/hosted-checkout/eg/${sessionId}`);
  await expect(page.getByText('Select Payment Type')).toBeVisible();
  if (tile) await page.getByRole('radio', { name: tile }).check();
}

/** Fills in mobile number, email and one name. */
export async function fillCustomer(page: Form, mobile = '1001234567', name = 'Nora Abdallah'): Promise<void> {
  await page.locator('input[name=mobileNumber]').fill(mobile);
  await page.locator('input[name=email]').fill('nora@example.com');
  await page.locator('input[name=nameOnCard]').fill(name);
}

/** Fills in mobile number, email, first and last name. */
export async function fillPerson(page: Form, mobile: string): Promise<void> {
  await page.locator('input[name=mobileNumber]').fill(mobile);
  await page.locator('input[name=email]').fill('nora@example.com');
  await page.locator('input[name=firstName]').fill('Nora');
  await page.locator('input[name=lastName]').fill('Abdallah');
}

/** Fills in a card. */
export async function fillCard(page: Form, number: string, expiry = '05/29', cvv = '123'): Promise<void> {
  await page.locator('input[name=cardNumber]').fill(number);
  await page.locator('input[name=cardExpiry]').fill(expiry);
  await page.locator('input[name=cvv]').fill(cvv);
}

export const pressContinue = (page: Form): Promise<void> =>
  page.getByRole('button', { name: 'Continue', exact: true }).click();
