import { afterEach, expect, test } from 'vitest';
import { waitFor } from '../testing/wait-for.ts';
import type { PayResult } from './pay/pay-request.ts';
import { fakeApi, fakeShop, renderApp } from './testing/render-app.tsx';
import { aService, aSession } from './testing/samples.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const end of cleanups.splice(0)) end();
});

const expiresAt = new Date(Date.now() + 3_600_000).toISOString();

/** A page that waits for easypaisa's response, which `answer` gives. */
async function waiting(paymentMethods = ['MWallet', 'Credit Card']) {
  const methods = { paymentMethods, expiresAt };
  let answer: (result: PayResult) => void = () => {};
  const gateway = fakeApi({
    session: async () => aSession(methods),
    service: async () => aService({ serviceProvider: 'easypaisa' }),
    abandon: async () => aSession(methods),
    pay: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  const shop = fakeShop();
  const page = renderApp(shop.shop, gateway.api);
  cleanups.push(page.end);
  await waitFor(() => page.input('email'));
  page.type('mobileNumber', '03001234567');
  page.type('email', 'ayesha@example.com');
  page.type('nameOnCard', 'Ayesha Siddiqui');
  page.press('Continue');
  const dialog = () => page.container.querySelector('dialog')?.textContent ?? '';
  await waitFor(() => expect(dialog()).toContain('Please Wait'));
  return { ...page, ...gateway, dialog, answer: (result: PayResult) => answer(result) };
}
const pushed: PayResult = { attempt: { step: 'push', merchantRefNumber: 'ref-1', expiresAt } };

test('the dialog while a wallet’s owner decides shows the time left', async () => {
  const { container, dialog } = await waiting();
  expect(dialog()).toContain('Confirm the payment on your phone');
  expect(container.querySelector('dialog time')?.getAttribute('datetime')).toBe(expiresAt);
});

test('a customer who chooses another way while waiting gets it when the wallet has answered', async () => {
  const { press, dialog, api, answer, text } = await waiting();
  press('Pay in another way');
  await waitFor(() => expect(dialog()).toContain('Do not confirm the request on your phone.'));
  expect(api.abandon).not.toHaveBeenCalled();
  answer(pushed);
  await waitFor(() => expect(api.abandon).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(text()).toContain('Select Payment Type'));
});

test('a customer who has no other way can change the number while waiting', async () => {
  const { press, dialog, api, answer, text } = await waiting(['MWallet']);
  expect(dialog()).not.toContain('another way');
  press('Change number');
  await waitFor(() => expect(dialog()).toContain('The form opens as soon as your wallet answers.'));
  answer(pushed);
  await waitFor(() => expect(api.abandon).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(text()).toContain('Select Payment Type'));
});

test('a payment made while the customer wanted another way is shown as paid', async () => {
  const { press, api, answer, text } = await waiting();
  press('Pay in another way');
  answer({ paid: true });
  await waitFor(() => expect(text()).toContain('Transaction successful'));
  expect(api.abandon).not.toHaveBeenCalled();
});

test('the screen after the wallet’s answer shows the time left, and says what the page does', async () => {
  const { container, answer, text, press } = await waiting();
  answer(pushed);
  await waitFor(() => expect(text()).toContain('Stay on this page'));
  expect(container.querySelector('time')?.getAttribute('datetime')).toBe(expiresAt);
  expect(text()).toContain('We are checking for your payment until you go back to Nile Books.');
  expect(text()).not.toContain('This page updates automatically.');
  press('Stay on this page');
  await waitFor(() => expect(text()).toContain('This page updates automatically.'));
});
