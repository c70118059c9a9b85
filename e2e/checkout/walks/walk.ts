import { type Browser, expect, type FrameLocator, type Page } from '@playwright/test';
import { expectAccessible } from '../../axe.ts';
import { findCardData } from '../../card-data/find-card-data.ts';
import { scanHar } from '../../card-data/scan-har.ts';
import { storedData } from '../../card-data/stored-data.ts';
import { demo } from '../../demo.ts';
import { openCustomer, pressContinue } from '../customer.ts';
import { sessionAt } from '../provider-session.ts';
import { recordsOf } from './session-controls.ts';
import type { ShopPages } from './shop-pages.ts';
import type { Outcome, Way } from './ways.ts';

/** A customer on the way to an outcome, in a shop that embeds the checkout. */
export interface Walk {
  way: Way;
  outcome: Outcome;
  sessionId: string;
  page: Page;
  /** The checkout in the shop's page. */
  form: FrameLocator;
  shop: ShopPages;
  /** File of the recorded requests. */
  har: string;
}

/** Amounts for which the sandbox sends no response to the charge, or declines the payment. */
const LOST_ANSWER = 9048.25;
const DECLINED = 9008.25;

function amountOf({ decides }: Way, outcome: Outcome): number | undefined {
  if (outcome === 'timedOut') return LOST_ANSWER;
  const inApp = decides === 'app' || decides === 'appBeforeResponse';
  return outcome === 'declined' && inApp ? DECLINED : undefined;
}

/** Opens a new session in the shop's page. */
export async function beginWalk(
  browser: Browser,
  shop: ShopPages,
  { way, outcome, har }: Pick<Walk, 'way' | 'outcome' | 'har'>,
): Promise<Walk> {
  const page = await openCustomer(browser, { recordHar: { path: har, mode: 'full', content: 'embed' } });
  const amount = amountOf(way, outcome);
  const { sessionId } = await sessionAt(way.provider, {
    methods: way.methods,
    portalUrl: `${shop.origin}/return`,
    allowedOrigins: [shop.origin],
    ...(amount !== undefined && { amount }),
  });
  const walk = { way, outcome, sessionId, page, shop, har, form: page.frameLocator('iframe') };
  await openCheckout(walk);
  await shows(walk, 'Select Payment Type');
  return walk;
}

export const openCheckout = ({ page, shop, sessionId }: Walk) => page.goto(`${shop.origin}/pay/${sessionId}`);

/** Fills the form and submits it. */
export async function submit({ way, outcome, form }: Walk): Promise<void> {
  await way.fill(form, outcome);
  await pressContinue(form);
}

/** Waits until the checkout shows a text, and until the shop's page has given the frame the height of its content. */
export async function shows({ page, form }: Walk, text: string, timeout = 20_000): Promise<void> {
  await expect(form.getByText(text).first()).toBeVisible({ timeout });
  // Wait until the frame has its height. The shop's page resizes the frame, and a press during that could miss its button.
  await expect(async () => {
    const content = await form
      .locator('.embedded')
      .evaluate((column) => column.getBoundingClientRect().height);
    const frame = await page.locator('iframe').boundingBox();
    expect(frame?.height).toBe(Math.ceil(content));
  }).toPass({ timeout });
}

/** Expects a text after a reload, and after the customer has left and come back; the page must be accessible. */
export async function keepsShowing(walk: Walk, text: string): Promise<void> {
  const { page, shop, way } = walk;
  await page.reload();
  await shows(walk, text);
  await expectAccessible(page, `${way.name}: ${text}`);
  await page.goto(`${shop.origin}/basket`);
  await page.goBack();
  await shows(walk, text);
}

/** Acts on the walk's payment in the sandbox: pays it as the customer's app does, or expires it. */
export async function act({ sessionId }: Walk, action: 'pay' | 'expire'): Promise<void> {
  await expect.poll(async () => (await recordsOf(sessionId)).charges.length).toBe(1);
  const [charge] = (await recordsOf(sessionId)).charges;
  const answer = await fetch(`${demo.sandbox}/${charge?.provider}/${charge?.reference}/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: demo.sandbox },
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
}

/** Expects no card data in the browser's storage, and card data in no request except the one that pays. */
export async function endWalk({ page, har, way, outcome }: Walk): Promise<void> {
  const stored = findCardData(await storedData(page.context()));
  expect(stored, 'card data in the storage').toBeUndefined();
  await page.context().close();
  const { carriers, findings } = scanHar(har, { gateway: demo.checkout, provider: demo.sandbox });
  expect(findings, 'card data in requests and answers').toEqual([]);
  const typed = way.methods[0] === 'Credit Card' && ['paid', 'declined'].includes(outcome);
  if (typed) expect(carriers).toHaveLength(1);
}
