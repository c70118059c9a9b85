import { afterEach, expect, test, vi } from 'vitest';
import { waitFor } from '../../../testing/wait-for.ts';
import type { CheckoutApi } from '../../api.ts';
import { fakeApi, fakeShop, renderApp } from '../../testing/render-app.tsx';
import { aReference, aSession } from '../../testing/samples.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const end of cleanups.splice(0)) end();
});

async function open(part: Partial<CheckoutApi> = {}, session = aSession()) {
  const { api } = fakeApi({ session: async () => session, ...part });
  const shop = fakeShop({ embedded: true, mode: 'inline' });
  const page = renderApp(shop.shop, api);
  cleanups.push(page.end);
  await waitFor(() => page.input('email'));
  const fill = () => {
    page.type('mobileNumber', '010 1234 5678');
    page.type('nameOnCard', 'Mona Hassan');
    page.type('email', 'mona@example.com');
  };
  return { ...page, ...shop, fill, request: vi.mocked(api.pay) };
}

test('offers the session’s methods in the session’s order', async () => {
  const { container, text } = await open(
    {},
    aSession({ paymentMethods: ['FawryRef', 'MWallet', 'Credit Card'] }),
  );
  expect(text()).toContain('Select Payment Type');
  expect(
    [...container.querySelectorAll<HTMLInputElement>('input[name=paymentProvider]')].map(
      ({ value }) => value,
    ),
  ).toEqual(['FawryRef', 'MWallet', 'Credit Card']);
  expect(text()).toContain("We don't have any cash refund policy");
});

test('prefills the form from the session, without the calling code', async () => {
  const known = aSession({ msisdn: '201012345678', name: 'Mona', email: 'm@example.com' });
  const { input } = await open({}, known);
  expect(input('mobileNumber').value).toBe('101 234 5678');
  expect(input('nameOnCard').value).toBe('Mona');
  expect(input('email').value).toBe('m@example.com');
});

test('shows the domain’s error under each field and focuses the first invalid field', async () => {
  const { press, text, type, input, request } = await open();
  type('nameOnCard', 'Mo');
  press('Continue');
  await waitFor(() => expect(text()).toContain('Please provide valid mobile number'));
  expect(text()).toContain('Please provide valid Name');
  expect(text()).toContain('Please provide valid email');
  expect(document.activeElement).toBe(input('mobileNumber'));
  expect(input('email').getAttribute('aria-invalid')).toBe('true');
  expect(request).not.toHaveBeenCalled();
});

test('shows at the name that it has a card number, and sends nothing', async () => {
  const { fill, press, text, type, input, request } = await open();
  fill();
  type('nameOnCard', 'Mona 4242-4242-4242-4242');
  press('Continue');
  await waitFor(() => expect(text()).toContain('This field must not contain a card number'));
  expect(input('nameOnCard').getAttribute('aria-invalid')).toBe('true');
  expect(request).not.toHaveBeenCalled();
});

test('groups the digits of the mobile number while the customer types', async () => {
  const { type, input } = await open();
  type('mobileNumber', '٠١٠١٢٣٤٥٦٧٨');
  expect(input('mobileNumber').value).toBe('010 123 45678');
});

test('sends the normalised details and shows the reference', async () => {
  const { fill, press, text, request, emitted } = await open();
  fill();
  press('Continue');
  await waitFor(() => expect(text()).toContain('Please type the reference number in your Fawry app'));
  expect(request.mock.calls[0]?.[0]).toEqual({
    way: 'reference',
    customer: { mobileNumber: '201012345678', name: 'Mona Hassan', email: 'mona@example.com' },
  });
  expect(text()).toContain('931600239');
  expect(emitted('submit')).toEqual([{ method: 'FawryRef' }]);
  await waitFor(() =>
    expect(emitted('action')).toEqual([{ type: 'reference', referenceNumber: '931600239' }]),
  );
  expect(emitted('change').at(-1)).toEqual({ complete: true });
});

test('sends one request when the customer submits several times', async () => {
  let answer: (value: Awaited<ReturnType<CheckoutApi['pay']>>) => void = () => {};
  const slow = vi.fn(
    () => new Promise<Awaited<ReturnType<CheckoutApi['pay']>>>((resolve) => (answer = resolve)),
  );
  const { fill, press, text, command } = await open({ pay: slow });
  fill();
  press('Continue');
  await waitFor(() => expect(text()).toContain('Transaction in progress'));
  expect(text()).toContain('Please Wait');
  press('Continue');
  command('submit');
  expect(slow).toHaveBeenCalledTimes(1);
  answer({ attempt: aReference() });
  await waitFor(() => expect(text()).toContain('931600239'));
});

test('keeps the attempt key after a lost response and changes it after rejected input', async () => {
  const { fill, press, text, type, request } = await open();
  request
    .mockRejectedValueOnce(new Error('gone'))
    .mockRejectedValueOnce({ status: 400, errors: [{ message: 'No', field: 'customerName' }] });
  fill();
  press('Continue');
  await waitFor(() => expect(text()).toContain('Something went wrong'));
  press('Continue');
  await waitFor(() => expect(text()).toContain('No'));
  type('nameOnCard', 'Mona Hassan Ali');
  press('Continue');
  await waitFor(() => expect(text()).toContain('931600239'));
  const keys = request.mock.calls.map(([, key]) => key);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[1]);
});

test('shows the error of a rejected charge in a dialog, then the form with the typed values', async () => {
  const { fill, press, text, input } = await open({ pay: async () => ({ message: 'Blocked' }) });
  fill();
  press('Continue');
  await waitFor(() => expect(text()).toContain('Transaction failed'));
  expect(text()).toContain('Your transaction is failed');
  expect(text()).toContain('Blocked');
  press('Try again');
  await waitFor(() => expect(text()).not.toContain('Transaction failed'));
  expect(input('email').value).toBe('mona@example.com');
});

test.each([
  ['en', 'LOW BALANCE'],
  ['ar', ''],
  ['ur', ''],
] as const)('in %s the provider’s words of a declined wallet appear as %j', async (locale, shown) => {
  const wallet = fakeApi({ pay: async () => ({ message: 'LOW BALANCE' }) });
  const shop = fakeShop({ embedded: true, options: { locale } });
  const page = renderApp(shop.shop, wallet.api);
  cleanups.push(page.end);
  await waitFor(() => page.input('email'));
  page.type('mobileNumber', '1012345678');
  page.type('nameOnCard', 'Mona Hassan');
  page.type('email', 'mona@example.com');
  shop.command('submit');
  const metas = () => [...page.container.querySelectorAll('dialog .meta')].map((one) => one.textContent);
  await waitFor(() => expect(metas()).not.toEqual([]));
  expect(metas().includes('LOW BALANCE')).toBe(shown !== '');
});

test('hides the button on request and sends nothing when the shop prevents the submit', async () => {
  const { api } = fakeApi();
  const shop = fakeShop({
    embedded: true,
    options: { locale: 'en', payButton: false },
    ask: async () => false,
  });
  const page = renderApp(shop.shop, api);
  cleanups.push(page.end);
  await waitFor(() => page.input('email'));
  expect(page.text()).not.toContain('Continue');
  page.type('mobileNumber', '1012345678');
  page.type('nameOnCard', 'Mona Hassan');
  page.type('email', 'mona@example.com');
  await waitFor(() => expect(shop.emitted('change').at(-1)).toEqual({ complete: true }));
  shop.command('submit');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(api.pay).not.toHaveBeenCalled();
});
