import { expect, test, vi } from 'vitest';
import { waitFor } from '../testing/wait-for.ts';
import { withFakeClock } from './testing/fake-clock.ts';
import { fakeApi, fakeShop, renderApp } from './testing/render-app.tsx';
import { aReference, aService, aSession } from './testing/samples.ts';

const removeAfterTest = withFakeClock();

function open(gateway: ReturnType<typeof fakeApi> | undefined, part: Parameters<typeof fakeShop>[0] = {}) {
  const shop = fakeShop(part);
  const page = renderApp(shop.shop, gateway?.api);
  removeAfterTest(page);
  return { ...page, ...shop };
}

/** A page whose customer has just received a reference. */
async function withReference(part: Parameters<typeof fakeShop>[0] = {}) {
  const gateway = fakeApi();
  const page = open(gateway, part);
  await waitFor(() => page.input('email'));
  gateway.api.session.mockResolvedValue(aSession({ status: 'pending', attempt: aReference() }));
  page.type('mobileNumber', '1012345678');
  page.type('nameOnCard', 'Mona Hassan');
  page.type('email', 'mona@example.com');
  page.press('Continue');
  await waitFor(() => expect(page.text()).toContain('931600239'));
  const pay = () => {
    const returnUrl = 'https://shop.test/?status=SUCCESS';
    gateway.api.session.mockResolvedValue(aSession({ status: 'paid', returnUrl }));
    gateway.change();
  };
  return { ...page, ...gateway, pay };
}

test('shows an error when the address has no session id', async () => {
  const { text } = open(undefined);
  await waitFor(() => expect(text()).toContain('Session ID not provided'));
});

test.each([true, undefined])('marks the checkout of a sandbox, and no other: %s', async (sandbox) => {
  const { text } = open(fakeApi({ session: async () => aSession({ sandbox }) }));
  await waitFor(() => expect(text()).toContain('Select Payment Type'));
  expect(text().includes('Sandbox: no real money moves here')).toBe(sandbox === true);
});

test('shows the gateway’s first error and its request id in a panel', async () => {
  const refuse = async () =>
    Promise.reject({ status: 404, errors: [{ message: 'Session not found' }], requestId: 'req_9' });
  const { text, container, emitted } = open(fakeApi({ session: vi.fn(refuse) }));
  await waitFor(() => expect(text()).toContain('Session not found'));
  expect(container.querySelector('[role=alert] svg')).not.toBeNull();
  expect(text()).toContain('req_9');
  expect(emitted('error')).toEqual([
    { code: 'session', message: 'Session not found', retryable: false, supportCode: 'req_9' },
  ]);
});

test.each([
  [
    'an unknown provider',
    aService({ serviceProvider: 'Acme' }),
    aSession(),
    'This payment provider is not supported',
  ],
  [
    'no method that the frame supports',
    aService({ serviceProvider: 'Paytab' }),
    aSession({ paymentMethods: ['MWallet'] }),
    'No payment method is available',
  ],
  ['an expired session', aService(), aSession({ status: 'expired' }), 'This payment session has expired'],
  ['a failed session', aService(), aSession({ status: 'failed' }), 'Your transaction is failed'],
  ['a paid session', aService(), aSession({ status: 'paid' }), 'Transaction successful'],
])('shows %s without a form', async (_, service, session, message) => {
  const { text, container } = open(
    fakeApi({ service: vi.fn(async () => service), session: vi.fn(async () => session) }),
  );
  await waitFor(() => expect(text()).toContain(message));
  expect(container.querySelector('form')).toBeNull();
});

test('loads the session again after a failed connection', async () => {
  const gateway = fakeApi();
  gateway.api.session.mockRejectedValueOnce(new Error('offline'));
  const { text, press, input } = open(gateway);
  await waitFor(() => expect(text()).toContain('Something went wrong'));
  press('Try again');
  await waitFor(() => input('email'));
});

test('the hosted page records the status after 15 seconds and goes to the gateway’s return address', async () => {
  const { api, emitted, text } = await withReference();
  await waitFor(() => expect(text()).toMatch(/Back to Nile Books in 1\d s/));
  expect(text()).toContain('Please Wait');
  expect(text()).not.toContain('You can close this page');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(api.recordOutcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(6_000);
  expect(api.recordOutcome).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(emitted('redirect')).toEqual([{ url: 'https://shop.test/?status=PENDING' }]));
});

test('the hosted page shows a payment at once, then returns to the shop', async () => {
  const { api, pay, text, emitted } = await withReference();
  pay();
  await waitFor(() => expect(text()).toContain('Your transaction is processed successfully'));
  expect(text()).toContain('931600239');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(emitted('redirect')).toEqual([{ url: 'https://shop.test/?status=SUCCESS' }]);
  expect(api.recordOutcome).not.toHaveBeenCalled();
});

test('shows a failed attempt, then the form with the typed values', async () => {
  const { api, change, text, press, input, emitted } = await withReference();
  api.session.mockResolvedValue(aSession());
  change();
  await waitFor(() => expect(text()).toContain('Your transaction is failed'));
  press('Try again');
  await waitFor(() => expect(input('email').value).toBe('mona@example.com'));
  expect(emitted('failed')).toMatchObject([{ orderId: '10482931', message: 'Your transaction is failed' }]);
});

test('an expired reference that is paid late shows the payment, without the failure', async () => {
  const { api, change, pay, text } = await withReference();
  api.session.mockResolvedValue(aSession({ lastFailure: { paymentMethod: 'FawryRef', code: 'expired' } }));
  change();
  await waitFor(() => expect(text()).toContain('The payment was not completed in time.'));
  expect(text()).not.toContain('another card');
  pay();
  await waitFor(() => expect(text()).toContain('Transaction successful'));
  expect(text()).not.toContain('Transaction failed');
});

test('a customer who comes back after a declined card sees the reason, and the shop is not told again', async () => {
  const failed = aSession({ lastFailure: { paymentMethod: 'Credit Card', code: 'no-money' } });
  const { text, press, input, emitted } = open(fakeApi({ session: vi.fn(async () => failed) }));
  await waitFor(() => expect(text()).toContain('There is not enough money for this payment.'));
  expect(text()).toContain('try another card');
  press('Try again');
  await waitFor(() => expect(text()).not.toContain('Transaction failed'));
  expect(input('email').value).toBe('');
  expect(emitted('failed')).toEqual([]);
});

test('the page’s title is in the page’s language', async () => {
  open(fakeApi(), { options: { locale: 'ar' } });
  await waitFor(() => expect(document.title).toBe('الدفع'));
});

test('keeps the reference in view and tries again when the status call fails', async () => {
  const { api, text, emitted } = await withReference();
  api.recordOutcome.mockRejectedValueOnce(new Error('offline'));
  await vi.advanceTimersByTimeAsync(16_000);
  await waitFor(() => expect(text()).toContain('Something went wrong'));
  expect(text()).toContain('931600239');
  expect(emitted('redirect')).toEqual([]);
  await waitFor(() => expect(text()).toMatch(/Back to Nile Books in 1\d s/));
  await vi.advanceTimersByTimeAsync(16_000);
  await waitFor(() => expect(emitted('redirect')).toHaveLength(1));
});

test('shows an error and stays when the gateway gives no return address', async () => {
  const { api, text, emitted } = await withReference();
  api.recordOutcome.mockResolvedValueOnce(undefined);
  await vi.advanceTimersByTimeAsync(16_000);
  await waitFor(() => expect(text()).toContain("Merchant's welcome page not configured"));
  expect(text()).toContain('931600239');
  expect(emitted('redirect')).toEqual([]);
});

test('a reference restored by a reload returns to the shop only by its button', async () => {
  const found = aSession({ status: 'pending', attempt: aReference() });
  const gateway = fakeApi({ session: vi.fn(async () => found) });
  const { text, press, emitted } = open(gateway);
  await waitFor(() => expect(text()).toContain('931600239'));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(emitted('redirect')).toEqual([]);
  press('Back to Nile Books');
  await waitFor(() => expect(emitted('redirect')).toHaveLength(1));
});

test('the embedded frame emits its events, keeps the reference in view and never navigates', async () => {
  const { api, pay, text, emitted } = await withReference({ embedded: true, mode: 'inline' });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(text()).toContain('931600239');
  expect(api.recordOutcome).not.toHaveBeenCalled();
  pay();
  await waitFor(() => expect(emitted('succeeded')).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(emitted('succeeded')[0]).toMatchObject({
    orderId: '10482931',
    amount: 745.5,
    referenceNumber: '931600239',
  });
  expect(emitted('redirect')).toEqual([]);
  expect(text()).toContain('931600239');
  expect(emitted('statechange')).toEqual([{ status: 'open' }, { status: 'pending' }, { status: 'paid' }]);
});

test('reads the session again when the page is shown again', async () => {
  const gateway = fakeApi();
  const { input, text } = open(gateway);
  await waitFor(() => input('email'));
  gateway.api.session.mockResolvedValue(aSession({ status: 'paid' }));
  window.dispatchEvent(new Event('pageshow'));
  await waitFor(() => expect(text()).toContain('Transaction successful'));
});

test('shows the amount in the requested digits and the page in the requested language', async () => {
  const { text } = open(fakeApi(), { options: { locale: 'ar', numerals: 'arab' } });
  await waitFor(() => expect(text()).toContain('٧٤٥٫٥٠'));
  expect(text()).toContain('اختر طريقة الدفع');
  expect(document.documentElement.dir).toBe('rtl');
});

test('keeps the language that the customer chooses in the page’s address', async () => {
  const { text, press } = open(fakeApi());
  await waitFor(() => expect(text()).toContain('Select Payment Type'));
  press('العربية');
  await waitFor(() => expect(text()).toContain('اختر طريقة الدفع'));
  expect(new URLSearchParams(location.search).get('lang')).toBe('ar');
});

test('links the receipt in the language of the page', async () => {
  const paid = aSession({ status: 'paid', receiptId: 'rcp_1' });
  const { container } = open(fakeApi({ session: async () => paid }), { options: { locale: 'ur' } });
  await waitFor(() =>
    expect(container.querySelector('a')?.getAttribute('href')).toBe('/receipt/rcp_1?lang=ur'),
  );
});
