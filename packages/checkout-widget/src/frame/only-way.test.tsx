import { afterEach, expect, test } from 'vitest';
import { waitFor } from '../testing/wait-for.ts';
import type { Attempt, LastFailure, Service, Session } from './model.ts';
import { fakeApi, fakeShop, renderApp } from './testing/render-app.tsx';
import { aReference, aService, aSession } from './testing/samples.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const end of cleanups.splice(0)) end();
});

function open(session: Partial<Session>, service: Partial<Service> = {}) {
  const gateway = fakeApi({
    session: async () => aSession(session),
    service: async () => aService(service),
    abandon: async () => aSession({ ...session, status: 'open', attempt: undefined }),
  });
  const page = renderApp(fakeShop().shop, gateway.api);
  cleanups.push(page.end);
  return { ...page, ...gateway };
}

const redirect: Attempt = { step: 'redirect', redirectLink: 'https://bank.test/' };

test.each<[string, Attempt, string, string]>([
  ['reference', aReference(), 'FawryRef', 'Fawry'],
  ['payment on a page', redirect, 'Credit Card', 'Paytab'],
])('a %s offers to start again where it is the only way to pay', async (_, attempt, method, provider) => {
  const page = open({ status: 'pending', attempt, paymentMethods: [method] }, { serviceProvider: provider });
  await waitFor(() => expect(page.text()).toContain('Start again'));
  expect(page.text()).not.toContain('another way');
  page.press('Start again');
  await waitFor(() =>
    expect(page.container.querySelector('dialog')?.textContent).toContain('You would pay twice.'),
  );
  page.container.querySelector<HTMLButtonElement>('dialog button:not(.quiet)')?.click();
  await waitFor(() => expect(page.api.abandon).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(page.text()).toContain('Select Payment Type'));
});

test('a request on the phone offers another number, and no other way where there is none', async () => {
  const page = open(
    { status: 'pending', attempt: { step: 'push' }, paymentMethods: ['MWallet'] },
    { serviceProvider: 'easypaisa' },
  );
  await waitFor(() => expect(page.text()).toContain('Change number'));
  expect(page.text()).not.toContain('another way');
  expect(page.text()).not.toContain('Start again');
});

test('a wallet that can scan or confirm offers another way', async () => {
  const page = open({ status: 'pending', attempt: { step: 'push' }, paymentMethods: ['MWallet'] });
  await waitFor(() => expect(page.text()).toContain('Pay in another way'));
});

test('a payment without a response offers another way where there is one', async () => {
  const page = open({ status: 'pending', paymentMethods: ['FawryRef', 'Credit Card'] });
  await waitFor(() => expect(page.text()).toContain('We do not know yet whether your payment was made'));
  page.press('Pay in another way');
  await waitFor(() =>
    expect(page.container.querySelector('dialog')?.textContent).toContain('you would pay twice.'),
  );
  page.container.querySelector<HTMLButtonElement>('dialog button:not(.quiet)')?.click();
  await waitFor(() => expect(page.text()).toContain('Select Payment Type'));
  const only = open({ status: 'pending', paymentMethods: ['FawryRef'] });
  await waitFor(() => expect(only.text()).toContain('Go on with this payment'));
  expect(only.text()).not.toContain('another way');
});

test.each<[LastFailure['paymentMethod'], string]>([
  ['FawryRef', 'You can try again.'],
  ['Credit Card', 'You can correct your details or try another card.'],
])('a failed payment by %s names no other way where there is none', async (paymentMethod, advice) => {
  const page = open({
    paymentMethods: [paymentMethod],
    lastFailure: { paymentMethod, code: 'declined' },
  });
  await waitFor(() => expect(page.text()).toContain(advice));
  expect(page.text()).not.toContain('another way');
});

test.each([
  ['open', 'Amount to pay'],
  ['paid', 'Paid'],
  ['failed', 'Amount'],
  ['expired', 'Amount'],
] as const)('names the amount of a session that is %s: %s', async (status, label) => {
  const page = open({ status });
  await waitFor(() => expect(page.container.querySelector('.total .meta')?.textContent).toBe(label));
});

test('a payment on a page asks to continue there, not to wait', async () => {
  const page = open(
    { status: 'pending', attempt: redirect, paymentMethods: ['Credit Card'] },
    { serviceProvider: 'Paytab' },
  );
  await waitFor(() => expect(page.text()).toContain('Continue the open payment'));
  expect(page.text()).not.toContain('Please Wait');
});

test('a restored reference asks to keep the number, not to wait', async () => {
  const page = open({ status: 'pending', attempt: aReference() });
  await waitFor(() => expect(page.text()).toContain('You can close this page and pay later.'));
  expect(page.text()).not.toContain('Please Wait');
});
