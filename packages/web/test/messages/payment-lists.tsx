import { reply } from '@daftar/sdk/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { broken, openApp, pageOf } from '../open-app.tsx';
import { closed, confirm, opened, titleOf } from '../shown-dialog.ts';
import { testMessages } from './test-messages.ts';

const createdDate = '2026-11-18T06:45:10.000Z';
const entry = { _id: 'bl_1', msisdn: '923009990001', createdDate };
const sold = {
  ...{ _id: 'pkg_1', name: 'Spring fair', amount: '320', currency: 'EGP', country: 'Egypt', createdDate },
  ...{ serviceId: 'svc_1', userTypeId: 'm1', merchantName: 'Nile Books' },
  link: { enabled: true, openAmount: false, status: 'Open' },
};
const account = {
  ...{ _id: 'lac_1', merchantName: 'Ravi Telecom', userTypeId: 'm1', currency: 'PKR' },
  ...{ availableBalance: 1000, totalTransactions: 1, totalTransactionsAmount: 960 },
};
const transaction = {
  ...{ _id: 'ltx_1', transactionId: 'LT-1', merchantName: 'Ravi Telecom', userTypeId: 'm1', createdDate },
  ...{ currency: 'PKR', paymentMethod: 'CASH', totalAmount: 1000, totalBilledAmount: 960 },
  ...{ waleeCommission: 2, sbpCharges: 1, serviceSalesTax: 0.5, withHoldingCharges: 0.5 },
  ...{ availableBilledAmount: 960, loanAccount: account },
};
const answers = {
  'GET /black-lists/get': pageOf(entry),
  'GET /packages/get': pageOf(sold),
  'GET /credit-loan/loan-accounts/get': pageOf(account),
  'GET /credit-loan/loan-account-detail/get/all/{id}': { ...pageOf(transaction), loanAccount: account },
};

for (const [kind, leadsTo] of [
  ['blacklists', '/blacklists/form/new'],
  ['packages', '/packages/form/new'],
] as const)
  testMessages({ text: `payments 2 ${kind}: create button` }, async ({ text }) => {
    await openApp(`/${kind}`, answers);
    const [link] = await screen.findAllByRole('link', { name: text });
    expect(link?.getAttribute('href')).toBe(leadsTo);
  });

/**
 * Opens a list and chooses Delete for a row. `answer` is the response to the deletion. Returns the confirmation and the requests.
 */
async function askToDelete(path: string, name: string, call: string, answer: () => Response) {
  const { requests } = await openApp(path, { ...answers, [call]: answer });
  const row = await screen.findByRole('row', { name: new RegExp(name) });
  fireEvent.click(await within(row).findByRole('button', { name: /^Actions: / }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = await opened('alertdialog');
  expect(titleOf(question)).toBe('Are you sure?');
  expect(requests.some(({ method }) => method === 'DELETE')).toBe(false);
  return { question, requests };
}

for (const [kind, path, name, call] of [
  ['blacklist', '/blacklists', '923009990001', 'DELETE /black-lists/delete/{id}'],
  ['package', '/packages', 'Spring fair', 'DELETE /packages/delete/{id}'],
  [
    ...(['transaction', '/loan-account-detail/m1', 'LT-1'] as const),
    'DELETE /credit-loan/loan-account-detail/delete/{id}',
  ],
] as const)
  testMessages(
    { done: 'payments 8 delete: success title', what: `payments 8 ${kind}: deleted` },
    async ({ done, what }) => {
      const { question, requests } = await askToDelete(path, name, call, () => reply(204));
      confirm(question);
      const notice = await opened('dialog');
      expect(titleOf(notice)).toBe(done);
      expect(within(notice).getByText(what)).toBeTruthy();
      expect(requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
    },
  );

testMessages(
  { title: 'payments 8 package: gone, title', text: 'payments 8 package: gone, text' },
  async ({ title, text }) => {
    const error = { status: 'Not-Found', message: text, errors: [{ message: text }], requestId: 'req_1' };
    const { question } = await askToDelete('/packages', 'Spring fair', 'DELETE /packages/delete/{id}', () =>
      reply(404, error),
    );
    confirm(question);
    const notice = await opened('dialog');
    expect(titleOf(notice)).toBe(title);
    expect(within(notice).getByText(text)).toBeTruthy();
  },
);

for (const [kind, path, call] of [
  ['blacklist', '/blacklists/form/bl_1', 'GET /black-lists/get/{id}'],
  ['package', '/packages/form/pkg_1', 'GET /packages/get/{id}'],
  [
    ...(['transaction', '/loan-account-detail/form/ltx_1'] as const),
    'GET /credit-loan/loan-account-detail/get/{id}',
  ],
] as const)
  testMessages({ text: `payments 8 ${kind}: loading fails` }, async ({ text }) => {
    await openApp(path, { ...answers, [call]: broken() });
    const notice = await opened('dialog');
    expect(titleOf(notice)).toBe(text);
    confirm(notice);
    await closed();
  });
