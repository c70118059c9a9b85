import { afterEach, expect, test } from 'vitest';
import { waitFor } from '../testing/wait-for.ts';
import type { CheckoutApi } from './api.ts';
import type { Attempt, Session } from './model.ts';
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
function reloaded(attempt: Attempt, next: Attempt = attempt, part: Partial<CheckoutApi> = {}) {
  const pending = { status: 'pending' as const, paymentMethods: ['MWallet'] };
  const gateway = fakeApi({
    session: async () => aSession({ ...pending, attempt }),
    service: async () => aService(),
    abandon: async () => aSession({ paymentMethods: ['MWallet'] }),
    repeat: async () => aSession({ ...pending, attempt: next }),
    ...part,
  });
  const shop = fakeShop();
  const page = renderApp(shop.shop, gateway.api);
  cleanups.push(page.end);
  return { ...page, ...gateway, ...shop };
}

/** A response that the test gives later. */
function later<Answer>() {
  let give: (response: Answer) => void = () => {};
  const response = new Promise<Answer>((resolve) => {
    give = resolve;
  });
  return { response, give };
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

test('the page shows a dialog while a payment is sent again, and no form that could send another', async () => {
  const { response, give } = later<Session>();
  const page = reloaded(aCode(), aCode(), { repeat: () => response });
  await waitFor(() => expect(page.text()).toContain('New code'));
  page.press('New code');
  await waitFor(() => expect(page.container.querySelector('dialog')?.textContent).toContain('Please Wait'));
  expect(page.emitted('submit')).toEqual([{ method: 'MWallet' }]);
  // The gateway's stream tells that the session is pending; the step of the new attempt is not known yet.
  page.api.session.mockResolvedValue(aSession({ status: 'pending', paymentMethods: ['MWallet'] }));
  page.change();
  await waitFor(() => expect(page.api.session).toHaveBeenCalledTimes(2));
  expect(page.text()).not.toContain('We do not know yet');
  give(aSession({ status: 'pending', attempt: aCode() }));
  await waitFor(() => expect(page.container.querySelector('dialog')).toBeNull());
  expect(page.text()).toContain('New code');
});

test('the dialog while easypaisa’s request is sent again asks to confirm on the phone', async () => {
  const { response } = later<Session>();
  const push = { step: 'push', canRepeat: true } as const;
  const easypaisa = aService({ serviceProvider: 'easypaisa' });
  const page = reloaded(push, push, { repeat: () => response, service: async () => easypaisa });
  await waitFor(() => expect(page.text()).toContain('Send again'));
  page.press('Send again');
  await waitFor(() =>
    expect(page.container.querySelector('dialog')?.textContent).toContain(
      'Confirm the payment on your phone',
    ),
  );
});

test('a decline of a payment that is sent again is shown in a dialog and told to the shop', async () => {
  const page = reloaded(aCode(), aCode(), { repeat: async () => ({ message: 'Blocked' }) });
  await waitFor(() => expect(page.text()).toContain('New code'));
  page.api.session.mockResolvedValue(aSession({ paymentMethods: ['MWallet'] }));
  page.press('New code');
  await waitFor(() => expect(page.text()).toContain('Transaction failed'));
  expect(page.emitted('failed')).toMatchObject([{ message: 'Blocked' }]);
  expect(page.container.querySelector('[role=alert]')).toBeNull();
});

test('a provider that does not answer a payment that is sent again leaves its outcome unknown', async () => {
  const silent = { status: 503, errors: [{ message: 'Try again', code: 'checkout.providerSilent' }] };
  const page = reloaded(aCode(), aCode(), { repeat: () => Promise.reject(silent) });
  await waitFor(() => expect(page.text()).toContain('New code'));
  page.api.session.mockResolvedValue(aSession({ status: 'pending', paymentMethods: ['MWallet'] }));
  page.press('New code');
  await waitFor(() => expect(page.text()).toContain('We do not know yet whether your payment was made'));
  expect(page.text()).not.toContain('Try again');
  expect(page.emitted('error')).toMatchObject([{ code: 'checkout.providerSilent' }]);
});

test('a read that overtakes the response to an abandoned payment does not show a failure', async () => {
  const { response, give } = later<Session>();
  const page = reloaded(aCode(), aCode(), { abandon: () => response });
  await waitFor(() => expect(page.text()).toContain('New code'));
  page.press('Pay in another way');
  await waitFor(() => expect(page.text()).toContain('Choose another way'));
  page.press('Choose another way');
  await waitFor(() => expect(page.api.abandon).toHaveBeenCalledTimes(1));
  const open = aSession({ paymentMethods: ['MWallet'] });
  page.api.session.mockResolvedValue(open);
  page.change();
  await waitFor(() => expect(page.api.session).toHaveBeenCalledTimes(2));
  await new Promise((resolve) => setTimeout(resolve, 20));
  give(open);
  await waitFor(() => expect(page.text()).toContain('Select Payment Type'));
  expect(page.emitted('failed')).toEqual([]);
  expect(page.text()).not.toContain('Transaction failed');
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

test.each(['failed', 'expired'] as const)(
  'a customer of a session that is %s reads of another amount instead of starting again',
  async (status) => {
    const session = aSession({
      status,
      receivedAmount: 744.5,
      returnUrl: 'https://shop.test/?status=FAILED',
    });
    const page = renderApp(fakeShop().shop, fakeApi({ session: async () => session }).api);
    cleanups.push(page.end);
    await waitFor(() => expect(page.text()).toContain('We received less than the amount due'));
    expect(page.text()).toContain('Please do not pay again: contact Nile Books');
    expect(page.text()).not.toContain('start the payment again');
    expect(page.text()).toContain('Back to Nile Books');
  },
);

test('a customer of an open session reads of another amount above the form', async () => {
  const session = aSession({ receivedAmount: 744.5 });
  const page = renderApp(fakeShop().shop, fakeApi({ session: async () => session }).api);
  cleanups.push(page.end);
  await waitFor(() => expect(page.text()).toContain('Select Payment Type'));
  expect(page.container.querySelector('[role=alert]')?.textContent).toContain('before you pay again');
});
