import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../../test/open-app.tsx';

const figures = {
  ...{ currency: 'PKR', successful: 0, pending: 0, rejected: 0, banks: [], paymentBreakdown: [] },
  createdDate: '2026-11-21T10:00:00.000Z',
  totalsTransactions: {
    ...{ totalDepositedAmount: 0, totalBilledAmount: 0, availableForPayouts: 1490 },
    loanAccounts: { availableBalance: 1440, totalTransactions: 0, totalTransactionsAmount: 0 },
  },
};

test('deposits, the amount billed of them and payouts are compared with the period before', async () => {
  await openApp('/disbursement', { 'POST /analytics/disbursement/get-summary': { data: [figures] } });
  const summary = await screen.findByRole('list', { name: 'Summary' });
  await waitFor(() => expect(within(summary).getAllByText('as before')).toHaveLength(3));
});

test('the payout overview tells the money available for payouts from the part in loan accounts', async () => {
  await openApp('/disbursement', { 'POST /analytics/disbursement/get-summary': { data: [figures] } });
  const summary = await screen.findByRole('list', { name: 'Summary' });
  const title = await within(summary).findByRole('heading', { name: 'Available for payouts' });
  await within(summary).findByText('In loan accounts: 1,440.00');
  expect(title.closest('li')?.textContent).toContain('1,490.00PKR');
});
