import { afterEach, expect, test, vi } from 'vitest';
import { waitFor } from '../../testing/wait-for.ts';
import type { Session } from '../model.ts';
import { fakeApi, fakeShop, renderApp } from '../testing/render-app.tsx';
import { aService, aSession } from '../testing/samples.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const end of cleanups.splice(0)) end();
});

/** Opens a session that offers cards and wallets. */
async function open(serviceProvider: string, session: Partial<Session> = {}) {
  const { api } = fakeApi({
    session: async () =>
      aSession({ paymentMethods: ['Credit Card', 'MWallet'], cardEntry: 'fields', ...session }),
    service: async () => aService({ serviceProvider }),
  });
  const page = renderApp(fakeShop().shop, api);
  cleanups.push(page.end);
  const { container, type, press, input } = page;
  const choose = async (method: string, field: string) => {
    container.querySelector<HTMLInputElement>(`input[name=paymentProvider][value="${method}"]`)?.click();
    await waitFor(() => input(field));
  };
  const chooseOtp = async () => {
    await choose('MWallet', 'walletProvider');
    container.querySelector<HTMLInputElement>('input[value=r2p]')?.click();
    await waitFor(() => input('debitMobileWalletNo'));
  };
  const typeCustomer = () => {
    type('mobileNumber', '+971 50 123 4567');
    type('email', 'ayesha@example.com');
    type('nameOnCard', 'Ayesha Siddiqui');
  };
  const sent = async () => {
    press('Continue');
    await waitFor(() => expect(api.pay).toHaveBeenCalledTimes(1));
    return vi.mocked(api.pay).mock.calls[0]?.[0];
  };
  await waitFor(() => input('cvv'));
  return { ...page, choose, chooseOtp, typeCustomer, sent };
}

test('a Pakistani wallet takes a number after one of another country was typed for the card', async () => {
  const { choose, typeCustomer, input, type, sent, container } = await open('easypaisa', { currency: 'PKR' });
  typeCustomer();
  await choose('MWallet', 'mobileNumber');
  await waitFor(() => expect(container.querySelector('select')?.value).toBe('92'));
  expect(input('mobileNumber').value).toBe('');
  type('mobileNumber', '3001234567');
  expect(await sent()).toMatchObject({ way: 'wallet', customer: { mobileNumber: '923001234567' } });
});

test('a Pakistani wallet takes a number when the session has one of another country', async () => {
  const { choose, type, sent } = await open('easypaisa', { currency: 'PKR', msisdn: '971501234567' });
  type('email', 'ayesha@example.com');
  type('nameOnCard', 'Ayesha Siddiqui');
  await choose('MWallet', 'mobileNumber');
  type('mobileNumber', '3001234567');
  expect(await sent()).toMatchObject({ way: 'wallet', customer: { mobileNumber: '923001234567' } });
});

test('the card keeps its number while a Pakistani wallet shows none', async () => {
  const { choose, typeCustomer, input, type, container } = await open('easypaisa', { currency: 'PKR' });
  typeCustomer();
  await choose('MWallet', 'mobileNumber');
  type('email', 'other@example.com');
  await choose('Credit Card', 'cvv');
  expect(container.querySelector('select')?.value).toBe('971');
  expect(input('mobileNumber').value).toBe('501 234 567');
  expect(input('email').value).toBe('other@example.com');
});

test('Fawry’s wallet number is empty by default if the mobile number is not Egyptian', async () => {
  const { chooseOtp, typeCustomer, input, type, sent, press, text } = await open('Fawry');
  await chooseOtp();
  typeCustomer();
  expect(input('debitMobileWalletNo').value).toBe('');
  press('Continue');
  await waitFor(() => expect(text()).toContain('Please provide valid mobile number'));
  type('debitMobileWalletNo', '1112345678');
  expect(await sent()).toMatchObject({
    ...{ way: 'push', walletNumber: '201112345678' },
    customer: { mobileNumber: '971501234567' },
  });
});

test('Fawry’s wallet number is the mobile number by default if that is Egyptian', async () => {
  const { chooseOtp, typeCustomer, input, type, sent } = await open('Fawry');
  await chooseOtp();
  typeCustomer();
  type('mobileNumber', '+20 101 234 5678');
  await waitFor(() => expect(input('debitMobileWalletNo').value).toBe('101 234 5678'));
  expect(await sent()).toMatchObject({ way: 'push', walletNumber: '201012345678' });
});
