import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../axe.ts';
import { demo } from '../../demo.ts';
import { letTimePass, recordsOf } from './session-controls.ts';
import { act, keepsShowing, openCheckout, shows, submit, type Walk } from './walk.ts';
import type { Outcome } from './ways.ts';

const FORM = 'Select Payment Type';
const PAID = 'Transaction successful';
const UNKNOWN = 'We do not know yet whether your payment was made';
const AT_BANK = 'Your payment continues on the bank’s page';
/** Longer than the gateway waits for a provider's responses: to the charge, then to the status request. */
const LOST_ANSWER_MS = 45_000;

/** Gives up the open payment. The sessions have one method: only Fawry's wallet has another way to pay. */
async function giveUp({ page, way, form }: Walk): Promise<void> {
  const isWallet = way.methods[0] === 'MWallet';
  if (isWallet && way.provider !== 'Fawry' && !way.onPage)
    return form.getByRole('button', { name: 'Change number' }).click();
  const [leave, confirm] =
    isWallet && way.provider === 'Fawry'
      ? ['Pay in another way', 'Choose another way']
      : ['Start again', 'Start again'];
  await form.getByRole('button', { name: leave }).click();
  await expect(form.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, `${way.name}, ${leave}`);
  await form.getByRole('dialog').getByRole('button', { name: confirm }).click();
}

/** Leads a customer to each outcome, and expects that the outcome is still shown after a reload and after leaving and
 * coming back. */
export const reach: Record<Outcome, (walk: Walk) => Promise<void>> = {
  paid: async (walk) => {
    await submit(walk);
    if (walk.way.onPage) await comeBack(walk, walk.way.onPage.paid, 'SUCCESS');
    else if (walk.way.decides !== 'atOnce') await decideInApp(walk, 'pay');
    await shows(walk, PAID);
    await keepsShowing(walk, PAID);
    await expectRecords(walk, { status: 'paid', charges: 1, bookings: 1 });
  },

  declined: async (walk) => {
    await submit(walk);
    if (walk.way.onPage) {
      await comeBack(walk, walk.way.onPage.declined, 'FAILED');
    } else {
      if (walk.way.decides !== 'atOnce') await decideInApp(walk, 'pay');
      const dialog = walk.form.getByRole('dialog');
      await expect(dialog).toContainText('Transaction failed', { timeout: 20_000 });
      await expectAccessible(walk.page, `${walk.way.name}, declined`);
      await dialog.getByRole('button', { name: 'Try again' }).click();
    }
    await shows(walk, FORM);
    await keepsShowing(walk, FORM);
    await expectRecords(walk, { status: 'open', charges: 1, bookings: 0 });
  },

  abandoned: async (walk) => {
    const { way, form } = walk;
    if (way.decides === 'atOnce') {
      await way.fill(form, 'abandoned');
      await keepsShowing(walk, FORM);
      await expect(form.locator('input[name=cardNumber]')).toHaveValue('');
      return expectRecords(walk, { status: 'open', charges: 0, bookings: 0 });
    }
    await submit(walk);
    if (way.onPage) await leaveProvider(walk);
    else await isWaiting(walk);
    await keepsShowing(walk, way.onPage ? AT_BANK : 'I have paid');
    await giveUp(walk);
    await shows(walk, FORM);
    await keepsShowing(walk, FORM);
    await expectRecords(walk, { status: 'open', charges: 1, bookings: 0 });
  },

  expired: async (walk) => {
    const { way, sessionId } = walk;
    const text = way.shows?.expired ?? 'This payment session has expired';
    if (way.decides === 'atOnce') {
      await letTimePass(sessionId);
      await keepsShowing(walk, text);
      return expectRecords(walk, { charges: 0, bookings: 0 });
    }
    await submit(walk);
    if (way.onPage) await leaveProvider(walk);
    else await isWaiting(walk);
    await letTimePass(sessionId);
    await act(walk, 'expire');
    await ask(walk);
    await shows(walk, text);
    await keepsShowing(walk, text);
    await expectRecords(walk, { charges: 1, bookings: 0 });
  },

  timedOut: async (walk) => {
    const text = walk.way.shows?.timedOut ?? UNKNOWN;
    await submit(walk);
    await shows(walk, text, LOST_ANSWER_MS);
    await keepsShowing(walk, text);
    await act(walk, 'pay');
    await ask(walk);
    await shows(walk, PAID);
    await keepsShowing(walk, PAID);
    await expectRecords(walk, { status: 'paid', charges: 1, bookings: 1 });
  },
};

interface Expected {
  status?: string;
  charges: number;
  bookings: number;
}

async function expectRecords({ sessionId }: Walk, expected: Expected): Promise<void> {
  const { status, charges, bookings } = await recordsOf(sessionId);
  expect({ ...(expected.status && { status }), charges: charges.length, bookings }).toEqual(expected);
}

/** Waits until the customer is at the bank or provider, decides there, and comes back through the shop's return page. */
async function comeBack(walk: Walk, decide: (page: Page) => Promise<void>, status: string): Promise<void> {
  const { page, shop, way, sessionId } = walk;
  await page.waitForURL(`${demo.sandbox}/**`);
  await decide(page);
  if (way.returns) await page.getByRole('button', { name: 'Back to the shop' }).click();
  await page.waitForURL(`${shop.origin}/return?**`, { timeout: 30_000 });
  expect(new URL(page.url()).searchParams.get('status')).toBe(way.returns ?? status);
  await expect.poll(async () => (await recordsOf(sessionId)).status).not.toBe('pending');
  await openCheckout(walk);
}

/** Leaves the bank's or provider's page by the browser's back button. */
async function leaveProvider(walk: Walk): Promise<void> {
  await walk.page.waitForURL(`${demo.sandbox}/**`);
  await walk.page.goBack();
  await shows(walk, AT_BANK);
}

/** Waits until the checkout waits for the customer's app. */
async function isWaiting(walk: Walk): Promise<void> {
  const { way, form } = walk;
  if (way.decides === 'appBeforeResponse' && walk.outcome !== 'abandoned') {
    await expect(form.getByRole('dialog')).toContainText('Confirm the payment on your phone');
    return;
  }
  await shows(walk, 'I have paid');
  await expectAccessible(walk.page, `${way.name}, waiting`);
}

/** Presses the button that asks the provider, for outcomes that the provider does not report by itself. */
async function ask({ way, outcome, form }: Walk): Promise<void> {
  if (way.asked?.includes(outcome)) await form.getByRole('button', { name: /Check now|I have paid/ }).click();
}

async function decideInApp(walk: Walk, action: 'pay' | 'expire'): Promise<void> {
  await isWaiting(walk);
  await act(walk, action);
}
