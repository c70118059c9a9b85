import { type BrowserContext, expect, type Page } from '@playwright/test';
import { fillCard, fillCustomer } from '../../checkout/customer.ts';
import { type Method, type Provider, sessionAt } from '../../checkout/provider-session.ts';

// Texts differ between languages, so elements are found by names, values and classes.

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Takes the picture of a state. */
  shoot: (state: string) => Promise<void>;
}

export const submit = (page: Page): Promise<void> => page.locator('button[type=submit]').click();

/** Opens a new session's page and chooses a method; returns the session's id. */
export async function openSession(
  page: Page,
  provider: Provider,
  { method, ...options }: { method?: Method; amount?: number; methods?: Method[]; cancelUrl?: string } = {},
): Promise<string> {
  const { sessionId } = await sessionAt(provider, options);
  await page.goto(`/hosted-checkout/eg/${sessionId}`);
  if (method) await page.locator(`input[name=paymentProvider][value="${method}"]`).check();
  await expect(page.locator('button[type=submit]')).toBeVisible();
  return sessionId;
}

/** Opens a session and fills in a card. */
export async function openCard(page: Page, mobile?: string): Promise<string> {
  const sessionId = await openSession(page, 'Fawry', { method: 'Credit Card' });
  await fillCustomer(page, mobile);
  await fillCard(page, '5078036246600381');
  return sessionId;
}

/** Opens a session and begins a payment that waits in the page. */
export async function openWaiting(
  page: Page,
  way: 'FawryRef' | 'qr' | 'r2p',
  amount?: number,
): Promise<string> {
  const method = way === 'FawryRef' ? way : 'MWallet';
  const sessionId = await openSession(page, 'Fawry', { method, ...(amount !== undefined && { amount }) });
  if (way !== 'FawryRef') await page.locator(`input[value=${way}]`).check();
  await fillCustomer(page);
  await submit(page);
  await page.locator('.actions').first().waitFor();
  return sessionId;
}

/** Waits for a dialog and for the end of its animation. */
export const dialog = (page: Page): Promise<void> =>
  page.locator('.dialog button').last().click({ trial: true });
