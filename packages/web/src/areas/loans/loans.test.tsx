import { reply } from '@daftar/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeChoices } from '../../../test/fake-choices.ts';
import { control, problemOf, save, type } from '../../../test/form-page.ts';
import { broken, openApp, pageOf } from '../../../test/open-app.tsx';
import { recordNavigation } from '../../kit/ui/page/previous-locations.ts';

const account = {
  ...{ _id: 'lac_1', merchantName: 'Ravi Telecom', userTypeId: 'm1', currency: 'PKR' },
  ...{ availableBalance: 1000, totalTransactions: 1, totalTransactionsAmount: 960 },
};
const transaction = {
  ...{ _id: 'ltx_1', transactionId: 'LT-1', merchantName: 'Ravi Telecom', userTypeId: 'm1' },
  ...{ currency: 'USD', paymentMethod: 'USD-DEPOSIT', totalAmount: 10, totalBilledAmount: 2688 },
  ...{ exchangeRate: 280, waleeCommission: 2, sbpCharges: 1, serviceSalesTax: 0.5, withHoldingCharges: 0.5 },
  ...{ availableBilledAmount: 2688, createdDate: '2026-11-18T06:45:10.000Z', loanAccount: account },
};
const answers = {
  ...fakeChoices({ merchant: [{ _id: 'm1', name: 'Ravi Telecom', country: 'Pakistan', currency: 'PKR' }] }),
  'GET /credit-loan/loan-accounts/get': pageOf(account),
  'GET /credit-loan/loan-account-detail/get/all/{id}': { ...pageOf(transaction), loanAccount: account },
  'GET /credit-loan/loan-account-detail/get/{id}': () =>
    reply(200, { ...transaction, history: [] }, { etag: '"1"' }),
};
const merchantUser = {
  'GET /roles/get/permissions/get-by-user': {
    ...{ user: { _id: 'u1', name: 'Sara', userName: 'sara' }, role: { _id: 'r1', name: 'Admin' } },
    permissions: { LoanRequest: { viewAll: true, viewLoanAccounts: true, editLoanTransactions: true } },
    ...{ userTypeId: 'm1', userType: 'Merchant', userTypeName: 'Ravi Telecom', provider: { name: 'Walee' } },
    ...{ sandbox: true, settlementMath: 'integer', usedCurrencies: [] },
  },
};

async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await type(name, value);
}
const summary = async () => within(await screen.findByRole('alertdialog', { name: 'Transaction Summary' }));
const sent = (requests: readonly { method: string; path: string; body: unknown }[], method: string) =>
  requests.filter((one) => one.method === method && /add|edit|delete/.test(one.path));

test('an empty loan transaction form shows a message at each required field and opens no summary', async () => {
  await openApp('/loan-account-detail/form/new', answers);
  await control('totalAmount');
  save();
  await waitFor(() => expect(problemOf('userTypeId')).toBe('Please select a merchant'));
  expect(problemOf('paymentMethod')).toBe('Please provide valid payment method');
  expect(problemOf('currency')).toBe('Please provide valid currency');
  expect(problemOf('totalAmount')).toBe('Please provide amount');
  expect(problemOf('waleeCommission')).toBe('Please provide valid walee commission');
  expect(problemOf('sbpCharges')).toBe('Please provide valid SBP charges');
  expect(problemOf('serviceSalesTax')).toBe('Please provide valid service sales tax');
  expect(problemOf('withHoldingCharges')).toBe('Please provide valid withholding charges');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await type('currency', 'USD');
  save();
  await waitFor(() => expect(problemOf('exchangeRate')).toBe('Please provide exchange rate'));
  await fill({ waleeCommission: '100' });
  expect(problemOf('waleeCommission')).toBe('Please provide valid walee commission');
});

test('the form shows each deduction in both currencies, and Confirm in the summary creates the transaction', async () => {
  const { requests, router } = await openApp('/loan-account-detail/form/new', {
    ...answers,
    'POST /credit-loan/loan-account-detail/add': transaction,
  });
  await fill({ userTypeId: 'Ravi Telecom', paymentMethod: 'USD-DEPOSIT', currency: 'USD' });
  await fill({ totalAmount: '100', exchangeRate: '٠' });
  expect(await screen.findByText('With an exchange rate of 0 nothing is billed')).toBeTruthy();
  await fill({ exchangeRate: '280', waleeCommission: '2', sbpCharges: '1', serviceSalesTax: '0.5' });
  await fill({ withHoldingCharges: '0.5' });
  expect(screen.queryByText('With an exchange rate of 0 nothing is billed')).toBeNull();
  const panel = within(screen.getByRole('region', { name: 'Calculation' }));
  for (const amount of ['−2.00', '−560.00', '96.00', '26,880.00', '96 × 280 = 26,880'])
    expect(panel.getByText(amount)).toBeTruthy();
  await waitFor(() => expect(panel.getByText('27,880.00')).toBeTruthy());
  save();
  const popup = await summary();
  expect(popup.getByText('The amount transferred after deducting all charges is shown in PKR.')).toBeTruthy();
  fireEvent.click(popup.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent(requests, 'POST')).toEqual([]);
  save();
  fireEvent.click((await summary()).getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/loan-accounts-balance'));
  expect(sent(requests, 'POST').map(({ body }) => body)).toEqual([
    {
      ...{ userTypeId: 'm1', paymentMethod: 'USD-DEPOSIT', currency: 'USD', totalAmount: 100 },
      ...{ exchangeRate: 280, waleeCommission: 2, sbpCharges: 1, serviceSalesTax: 0.5 },
      withHoldingCharges: 0.5,
    },
  ]);
});

test('Cancel of the form goes to the merchant top-ups, from whichever page the form was opened', async () => {
  const place = (pathname: string) => ({ pathname, search: {} });
  recordNavigation(place('/loan-account-detail/m1'), place('/loan-account-detail/form/ltx_1'));
  const { router } = await openApp('/loan-account-detail/form/ltx_1', answers);
  await control('totalAmount');
  fireEvent.click(screen.getByRole('link', { name: 'Cancel' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/merchant-top-ups'));
  recordNavigation(undefined, place('/login'));
});

test('an edit with PKR clears the exchange rate and sends the _id', async () => {
  const { requests } = await openApp('/loan-account-detail/form/ltx_1', {
    ...answers,
    'PUT /credit-loan/loan-account-detail/edit/{id}': transaction,
  });
  await type('currency', 'PKR');
  expect(document.querySelector('[name=exchangeRate]')).toBeNull();
  save();
  fireEvent.click((await summary()).getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(sent(requests, 'PUT')).toHaveLength(1));
  expect(sent(requests, 'PUT')[0]?.body).toMatchObject({ _id: 'ltx_1', currency: 'PKR', totalAmount: 10 });
  expect(sent(requests, 'PUT')[0]?.body).not.toHaveProperty('exchangeRate');
});

test("a transaction that cannot be loaded opens the alert 'Something went wrong'", async () => {
  await openApp('/loan-account-detail/form/ltx_1', {
    ...answers,
    'GET /credit-loan/loan-account-detail/get/{id}': broken,
  });
  expect(await screen.findByRole('dialog', { name: 'Something went wrong' })).toBeTruthy();
});

test.each(['new', 'ltx_1'])('the form %s redirects a merchant to its accounts', async (id) => {
  const { router } = await openApp(`/loan-account-detail/form/${id}`, { ...answers, ...merchantUser });
  expect(router.state.location.pathname).toBe('/loan-accounts-balance');
  expect(await screen.findByText('Ravi Telecom')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Create Transaction' })).toBeNull();
});

test('the accounts switch between a list and cards, and the URL keeps the choice', async () => {
  const { router, requests } = await openApp('/loan-accounts-balance', answers);
  expect(await screen.findByRole('grid')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Cards' }));
  const card = within(await screen.findByRole('listitem', { name: 'Ravi Telecom' }));
  expect(router.state.location.search).toMatchObject({ view: 'cards' });
  expect(card.getByText('1,000.00')).toBeTruthy();
  expect(card.getByRole('link', { name: 'View Details' }).getAttribute('href')).toBe(
    '/loan-account-detail/m1',
  );
  expect(requests.some(({ query }) => 'view' in query)).toBe(false);
});

test('each line of a statement is named by what it was, and has a cell for credit, debit and balance', async () => {
  const line = { bookedDate: '2026-11-18T06:45:10.000Z', currency: 'PKR' };
  await openApp('/loan-account-detail/m1/statement?dateFrom=2026-11-01&dateTo=2026-11-20', {
    ...answers,
    'GET /credit-loan/loan-account-detail/statement/{id}': {
      ...pageOf(
        { ...line, _id: 'l1', kind: 'Deposit', reference: 'LT-1', credit: 2688, balance: 3688 },
        { ...line, _id: 'l2', kind: 'Payout', reference: 'PO-1', debit: 500, balance: 3188 },
      ),
      ...{ userTypeId: 'm1', merchantName: 'Ravi Telecom', dateFrom: '2026-11-01', dateTo: '2026-11-20' },
      ...{ timeZone: 'Asia/Karachi', asOf: '2026-11-20T09:00:00.000Z' },
      balances: [
        { currency: 'PKR', openingBalance: 1000, credited: 2688, debited: 500, closingBalance: 3188 },
      ],
    },
  });
  const table = within(await screen.findByRole('table'));
  const cellsOf = (name: string) =>
    within(table.getByRole('row', { name: (row) => row.includes(name) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(table.getByRole('rowheader', { name: 'Deposit LT-1' })).toBeTruthy();
  expect(cellsOf('LT-1')).toEqual(['18/11/2026 11:45:10', '2,688.00', '', '3,688.00']);
  expect(cellsOf('PO-1')).toEqual(['18/11/2026 11:45:10', '', '500.00', '3,188.00']);
  expect(cellsOf('Opening balance')).toEqual(['', '', '', '1,000.00']);
  // Only an empty element leaves its place on a card.
  expect(table.getAllByRole('cell', { name: '' }).every(({ childNodes }) => childNodes.length === 0)).toBe(
    true,
  );
});

test('a new transaction begins with the merchant of the account from which it was opened', async () => {
  await openApp('/loan-account-detail/m1', answers);
  const create = (await screen.findAllByRole('link', { name: 'Create Transaction' })).at(0);
  expect(create?.getAttribute('href')).toBe('/loan-account-detail/form/new?merchant=m1');
  if (create) fireEvent.click(create);
  const merchant = (await control('userTypeId')) as HTMLInputElement;
  await waitFor(() => expect(merchant.value).toContain('Ravi Telecom'));
});

test('an account that does not exist says so and shows no summary', async () => {
  const gone = reply(404, {
    message: 'Loan account not found',
    errors: [{ message: 'Loan account not found' }],
  });
  const path = 'GET /credit-loan/loan-account-detail/get/all/{id}';
  await openApp('/loan-account-detail/m9', { ...answers, [path]: gone });
  await screen.findByText('Loan account not found');
  await waitFor(() => expect(document.querySelector('.chakra-skeleton')).toBeNull());
});
