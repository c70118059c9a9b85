import { callingCodes, type ProviderManifest, paymentProviders } from '@daftar/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { waitFor } from '../../testing/wait-for.ts';
import type { PayRequest } from '../pay/pay-request.ts';
import { fakeApi, fakeShop, renderApp } from '../testing/render-app.tsx';
import { aService, aSession } from '../testing/samples.ts';
import { methodsOf, offeredMethods } from './methods.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const end of cleanups.splice(0)) end();
});

const all = ['Credit Card', 'MWallet', 'FawryRef'];

/** Opens the first method of a provider. */
async function open(provider: string, paymentMethods = all, currency = 'EGP') {
  const { api } = fakeApi({
    session: async () => aSession({ paymentMethods, currency, cardEntry: 'fields' }),
    service: async () => aService({ serviceProvider: provider }),
    pay: async () => ({ attempt: { step: 'redirect', redirectLink: 'https://provider.test/' } }),
  });
  const shop = fakeShop();
  const page = renderApp(shop.shop, api);
  cleanups.push(page.end);
  await waitFor(() => expect(page.container.querySelector('form')).not.toBeNull());
  const sent = async (request: PayRequest) => {
    page.press('Continue');
    await waitFor(() => expect(vi.mocked(api.pay).mock.calls[0]?.[0]).toEqual(request));
  };
  return { ...page, ...shop, sent };
}

test.each(Object.values<ProviderManifest>(paymentProviders))(
  '$title offers the methods that it has, and takes the card where it does',
  async ({ carrier, methods, card }) => {
    for (const serviceProvider of [carrier, ` ${carrier.toUpperCase()} `]) {
      const offered = offeredMethods(aSession({ paymentMethods: all }), aService({ serviceProvider }));
      expect(offered.map(({ name }) => name)).toEqual(methods);
      const form = await offered.find(({ name }) => name === 'Credit Card')?.load();
      expect(form?.name === 'CardDetails').toBe(card === 'checkout');
    }
  },
);

test('the labels are those of the specification', () => {
  expect(methodsOf(aService())?.map(({ label }) => label)).toEqual([
    'Credit Card',
    'Virtual Wallet',
    'Via Ref',
  ]);
});

test('an installation whose checkout accepts no card data sends the customer to the provider’s card page', async () => {
  const service = aService();
  const [method] = offeredMethods(
    aSession({ paymentMethods: ['Credit Card'], cardEntry: 'redirect' }),
    service,
  );
  expect((await method?.load())?.name).toBe('CardPageDetails');
});

test('PayTabs’ form has no fields', async () => {
  const { sent, emitted } = await open('Paytab');
  await sent({ way: 'paytabs' });
  await waitFor(() => expect(emitted('redirect')).toEqual([{ url: 'https://provider.test/' }]));
});

test('Paymob’s form requires first and last name and shows an error for each field', async () => {
  const { press, text, type, sent } = await open('Paymob');
  press('Continue');
  await waitFor(() => expect(text()).toContain('Please provide valid First Name'));
  expect(text()).toContain('Please provide valid Last Name');
  type('mobileNumber', '01012345678');
  type('email', 'mona@example.com');
  type('firstName', 'Mona');
  type('lastName', 'Hassan');
  const person = {
    mobileNumber: '201012345678',
    firstName: 'Mona',
    lastName: 'Hassan',
    email: 'mona@example.com',
  };
  await sent({ way: 'paymob', method: 'Credit Card', person });
});

test('Monty’s default calling code is that of the Emirates', async () => {
  const { type, sent, container } = await open('Monty');
  expect(container.querySelector('select')?.value).toBe('971');
  type('mobileNumber', '050 123 4567');
  type('email', 'mariam@example.com');
  type('firstName', 'Mariam');
  type('lastName', 'Mansoori');
  const person = {
    mobileNumber: '971501234567',
    firstName: 'Mariam',
    lastName: 'Mansoori',
    email: 'mariam@example.com',
  };
  await sent({ way: 'monty', person });
});

test('a British shop’s customers find their calling code chosen and at the top', async () => {
  const { type, sent, container } = await open('Monty', all, 'GBP');
  const codes = [...container.querySelectorAll('option')].map(({ value }) => value);
  expect(container.querySelector('select')?.value).toBe('44');
  expect(codes[0]).toBe('44');
  expect(codes.toSorted()).toEqual([...callingCodes].sort());
  type('mobileNumber', '07400 123456');
  type('email', 'ann@example.com');
  type('firstName', 'Ann');
  type('lastName', 'Price');
  const person = {
    mobileNumber: '447400123456',
    firstName: 'Ann',
    lastName: 'Price',
    email: 'ann@example.com',
  };
  await sent({ way: 'monty', person });
});

test.each([
  ['Monty', 'EGP', '971', '20'],
  ['Monty', 'USD', '971', '1'],
  ['Paymob', 'SAR', '966', '966'],
  ['Paymob', 'EUR', '20', '20'],
])('%s in %s preselects +%s and offers +%s first', async (provider, currency, chosen, first) => {
  const { container } = await open(provider, all, currency);
  expect(container.querySelector('select')?.value).toBe(chosen);
  expect(container.querySelector('option')?.value).toBe(first);
});

test('JazzCash’s form requires the last digits of the identity card’s number', async () => {
  const { type, press, text, sent } = await open('JazzCash', ['MWallet']);
  type('mobileNumber', '03001234567');
  type('email', 'ayesha@example.com');
  type('nameOnCard', 'Ayesha Siddiqui');
  press('Continue');
  await waitFor(() => expect(text()).toContain('Please provide the last 6 digits of your CNIC'));
  type('cnic', '۳۴۵۶۷۸');
  const customer = { mobileNumber: '923001234567', name: 'Ayesha Siddiqui', email: 'ayesha@example.com' };
  await sent({ way: 'wallet', provider: 'JazzCash', customer, cnic: '345678' });
});

test('Fawry’s wallet pays by QR, or by a request to the wallet’s number', async () => {
  const { type, container, sent } = await open('Fawry', ['MWallet']);
  const labels = [...container.querySelectorAll('.tiles.two .tile-label')];
  expect(labels.map(({ textContent }) => textContent)).toEqual(['Via QR', 'OTP']);
  container.querySelector<HTMLInputElement>('input[value=r2p]')?.click();
  type('mobileNumber', '1012345678');
  type('email', 'mona@example.com');
  type('nameOnCard', 'Mona Hassan');
  await waitFor(() => expect(container.querySelector('[name=debitMobileWalletNo]')).not.toBeNull());
  type('debitMobileWalletNo', '01112345678');
  const customer = { mobileNumber: '201012345678', name: 'Mona Hassan', email: 'mona@example.com' };
  await sent({ way: 'push', customer, walletNumber: '201112345678' });
});

test.each(['JazzCash', 'easypaisa'])(
  '%s’s wallet form offers Pakistan’s calling code only',
  async (provider) => {
    const { container } = await open(provider, ['MWallet'], 'PKR');
    const codes = [...container.querySelectorAll('option')].map(({ value }) => value);
    expect(codes).toEqual(['92']);
    expect(container.querySelector('select')?.value).toBe('92');
  },
);

test('a Pakistani wallet’s form rejects a pasted number of another country', async () => {
  const { type, press, text, container } = await open('easypaisa', ['MWallet'], 'PKR');
  type('mobileNumber', '+65 8123 4567');
  expect(container.querySelector('select')?.value).toBe('92');
  type('email', 'ayesha@example.com');
  type('nameOnCard', 'Ayesha Siddiqui');
  press('Continue');
  await waitFor(() => expect(text()).toContain('Please provide valid mobile number'));
});
