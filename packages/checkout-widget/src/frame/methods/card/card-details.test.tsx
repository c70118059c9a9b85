import { afterEach, expect, test, vi } from 'vitest';
import { waitFor } from '../../../testing/wait-for.ts';
import type { CheckoutApi } from '../../api.ts';
import { fakeApi, fakeShop, renderApp } from '../../testing/render-app.tsx';
import { aService, aSession } from '../../testing/samples.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const end of cleanups.splice(0)) end();
});

async function open(part: Partial<CheckoutApi> = {}, provider = 'Fawry') {
  const session = aSession({ paymentMethods: ['Credit Card', 'MWallet'], cardEntry: 'fields' });
  const service = aService({ serviceProvider: provider });
  const { api } = fakeApi({ session: async () => session, service: async () => service, ...part });
  const shop = fakeShop();
  const page = renderApp(shop.shop, api);
  cleanups.push(page.end);
  await waitFor(() => page.input('cvv'));
  const fill = () => {
    page.type('mobileNumber', '010 1234 5678');
    page.type('email', 'mona@example.com');
    page.type('nameOnCard', 'Mona Hassan');
    page.type('cardNumber', '٥٠٧٨ 0362 4660 0381');
    page.type('cardExpiry', '05/2049');
    page.type('cvv', '١٢٣');
  };
  return { ...page, ...shop, fill, pay: vi.mocked(api.pay) };
}

const card = {
  cardNumber: '5078036246600381',
  cardExpiryMonth: '05',
  cardExpiryYear: '49',
  cvv: '123',
};
const customer = { mobileNumber: '201012345678', name: 'Mona Hassan', email: 'mona@example.com' };

test('masks what is typed, shows the brand and sends ASCII digits', async () => {
  const { fill, press, input, pay, container, emitted } = await open({
    pay: async () => ({ attempt: { step: 'redirect', redirectLink: 'https://bank.test/3ds' } }),
  });
  fill();
  expect(input('cardNumber').value).toBe('5078 0362 4660 0381');
  expect(input('cardExpiry').value).toBe('05/49');
  expect(input('cvv').value).toBe('123');
  await waitFor(() => expect(container.querySelector('[data-brand=meeza]')).not.toBeNull());
  press('Continue');
  await waitFor(() => expect(emitted('redirect')).toEqual([{ url: 'https://bank.test/3ds' }]));
  expect(pay.mock.calls[0]?.[0]).toEqual({ way: 'card', customer, card });
});

test('the card of another provider is sent to that provider’s operation', async () => {
  const { fill, type, press, pay } = await open({ pay: async () => ({ paid: true }) }, 'easypaisa');
  fill();
  type('mobileNumber', '03001234567');
  press('Continue');
  await waitFor(() =>
    expect(pay.mock.calls[0]?.[0]).toMatchObject({ way: 'serviceCard', provider: 'easypaisa', card }),
  );
});

test('American Express has a CVV of four digits', async () => {
  const { type, input } = await open();
  type('cardNumber', '378282246310005');
  type('cvv', '12345');
  expect(input('cardNumber').value).toBe('3782 822463 10005');
  await waitFor(() => expect(input('cvv').placeholder).toBe('1234'));
  type('cvv', '12345');
  expect(input('cvv').value).toBe('1234');
});

test('after a declined card the form keeps all values except the CVV', async () => {
  const { fill, press, text, input } = await open({ pay: async () => ({ message: 'Not enough money' }) });
  fill();
  press('Continue');
  await waitFor(() => expect(text()).toContain('Not enough money'));
  press('Try again');
  await waitFor(() => expect(input('cvv').value).toBe(''));
  expect(input('cardNumber').value).toBe('5078 0362 4660 0381');
  expect(input('cardExpiry').value).toBe('05/49');
});

test('choosing another tile keeps the customer’s details, and coming back restores the card without its CVV', async () => {
  const { fill, container, input } = await open();
  fill();
  const choose = (name: string) =>
    container.querySelector<HTMLInputElement>(`input[name=paymentProvider][value="${name}"]`)?.click();
  choose('MWallet');
  await waitFor(() => expect(container.querySelector('input[name=walletProvider]')).not.toBeNull());
  expect(input('email').value).toBe('mona@example.com');
  expect(input('nameOnCard').value).toBe('Mona Hassan');
  choose('Credit Card');
  await waitFor(() => expect(input('cardNumber').value).toBe('5078 0362 4660 0381'));
  expect(input('cvv').value).toBe('');
});

test.each([
  ['cardNumber', '4111 1111 1111 1112', 'Invalid card number'],
  ['cardExpiry', '13/49', 'Expiry date must be in the format MM/YY'],
  ['cardExpiry', '01/20', 'Please provide valid expiry date'],
  ['cvv', '12', 'Please provide valid CVV'],
])('a wrong %s (%s) shows an error and gets the focus', async (name, value, message) => {
  const { fill, type, press, text, input, pay } = await open();
  fill();
  type(name, value);
  press('Continue');
  await waitFor(() => expect(text()).toContain(message));
  expect(document.activeElement).toBe(input(name));
  expect(pay).not.toHaveBeenCalled();
});
