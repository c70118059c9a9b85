import { afterEach, expect, test } from 'vitest';
import { waitFor } from '../testing/wait-for.ts';
import type { Attempt } from './model.ts';
import { fakeApi, fakeShop, renderApp } from './testing/render-app.tsx';
import { aReference, aService, aSession } from './testing/samples.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const end of cleanups.splice(0)) end();
});

const image = 'data:image/png;base64,iVBORw0KGgoA';
const aCode = (more: Partial<Attempt> = {}): Attempt => ({
  ...{ step: 'qr', merchantRefNumber: 'ref-1', walletQr: image, canRepeat: true },
  ...more,
});

/** A page that is loaded while a payment is open. */
function reloaded(attempt: Attempt, next: Attempt = attempt) {
  const pending = { status: 'pending' as const, paymentMethods: ['MWallet'] };
  const gateway = fakeApi({
    session: async () => aSession({ ...pending, attempt }),
    service: async () => aService(),
    abandon: async () => aSession({ paymentMethods: ['MWallet'] }),
    repeat: async () => aSession({ ...pending, attempt: next }),
  });
  const page = renderApp(fakeShop().shop, gateway.api);
  cleanups.push(page.end);
  return { ...page, ...gateway };
}

test('a reloaded page offers a new QR code, and shows it', async () => {
  const second = 'data:image/png;base64,iVBORw0KGgoB';
  const page = reloaded(aCode(), aCode({ merchantRefNumber: 'ref-2', walletQr: second }));
  await waitFor(() => expect(page.text()).toContain('New code'));
  page.press('New code');
  await waitFor(() => expect(page.container.querySelector('img')?.getAttribute('src')).toBe(second));
  expect(page.api.abandon).toHaveBeenCalledTimes(1);
  expect(page.api.repeat).toHaveBeenCalledTimes(1);
  expect(page.text()).not.toContain('Transaction failed');
  expect(page.text()).toContain('New code');
});

test('a reloaded page offers to send the request to the wallet again', async () => {
  const page = reloaded({ step: 'push', merchantRefNumber: 'ref-1', canRepeat: true });
  await waitFor(() => expect(page.text()).toContain('Send again'));
  page.press('Send again');
  await waitFor(() => expect(page.api.repeat).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(page.text()).toContain('Confirm the payment on your phone'));
});

test('a reloaded page offers no repetition that the gateway cannot make, but another number', async () => {
  const page = reloaded({ step: 'push', merchantRefNumber: 'ref-1' });
  await waitFor(() => expect(page.text()).toContain('Change number'));
  expect(page.text()).not.toContain('Send again');
  page.press('Change number');
  await waitFor(() => expect(page.api.abandon).toHaveBeenCalledTimes(1));
  expect(page.api.repeat).not.toHaveBeenCalled();
});

test.each([
  [744.5, 'We received less than the amount due'],
  [746.5, 'We received more than the amount due'],
])(
  'a customer who paid %s of 745.50 reads what was received and what to do',
  async (receivedAmount, words) => {
    const session = aSession({ status: 'pending', attempt: aReference(), receivedAmount });
    const gateway = fakeApi({ session: async () => session });
    const page = renderApp(fakeShop().shop, gateway.api);
    cleanups.push(page.end);
    await waitFor(() => expect(page.text()).toContain(words));
    const panel = page.container.querySelector('[role=alert]')?.textContent;
    expect(panel).toContain(`Received: ${receivedAmount}0 EGP`);
    expect(panel).toContain('Amount due: 745.50 EGP');
    expect(panel).toContain('Please do not pay again: contact Nile Books and name the order 10482931.');
    expect(page.text()).not.toContain('931600239');
    expect(page.text()).toContain('Back to Nile Books');
  },
);
