import { reply } from '@daftar/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp, pageOf } from './open-app.tsx';

const days = { dateFrom: '2026-11-01', dateTo: '2026-11-15' };
const place = { country: 'Pakistan', currency: 'PKR' } as const;
const row = {
  ...{ userTypeId: 'mer_1', merchantName: 'Lahore Lawn', currency: 'PKR', transactionCount: 1 },
  ...{ transactionAmount: 100, refundedAmount: 0, billedAmount: 100, settledAmount: 100, difference: 0 },
  ...{ refundedWaleeShare: 0, refundedMerchantShare: 0, settledWaleeShare: 4, settledMerchantShare: 96 },
};
const shares = { waleeShareValue: 4, merchantShareValue: 96 };
const settlement = {
  ...{ _id: 'set_1', transactionId: 4815, merchantName: 'Renamed since', userTypeId: 'mer_1', ...days },
  ...{ localCurrency: 'PKR', totalRevenue: 100, waleeShare: 4, merchantShare: 96 },
};
const answers = {
  'GET /services/get/by-user': pageOf(),
  'POST /reports/reconciliation': pageOf(row),
  'POST /reports/billing-report': pageOf({
    ...{ _id: 'b1', userTypeId: 'mer_1', serviceName: 'Lawn', ...place, ...days, ...shares },
    ...{ totalNumberOfTransactions: 1, totalAmount: 100, status: 'Failed' },
  }),
  'POST /reports/billing-report/detail': pageOf({ _id: 't1', amount: 100, currency: 'PKR', ...shares }),
  'GET /settlements/get': pageOf(settlement),
};
const open = async () => {
  const app = await openApp(`/reconciliation/mer_1?${new URLSearchParams({ ...place, ...days })}`, answers);
  const sheet = await screen.findByRole('article');
  return { ...app, sheet };
};

test('the three-way check names the time zone of its days, also in print', async () => {
  const { sheet } = await open();
  const zone = within(sheet).getByText(/^Days of Pakistan: Pakistan.* \(GMT\+5\)$/);
  expect(zone.dataset.hint).toBe('Asia/Karachi');
  expect(zone.closest('.no-print')).toBeNull();
});

test('the three-way check requests settlements by merchant id and days, not by name', async () => {
  const { requests, sheet } = await open();
  expect(await within(sheet).findByText(/4815/)).toBeTruthy();
  const queries = requests.filter(({ path }) => path === '/settlements/get').map(({ query }) => query);
  expect(queries).toEqual([{ userTypeId: 'mer_1', currency: 'PKR', ...days, limit: '500' }]);
});

test('the three-way check requests the figures of its merchant only', async () => {
  const { requests } = await open();
  const bodies = () => requests.filter(({ path }) => path.startsWith('/reports/')).map(({ body }) => body);
  await waitFor(() => expect(bodies().length).toBeGreaterThan(1));
  for (const body of bodies()) expect(body).toMatchObject({ userTypeId: 'mer_1' });
});

test('the three-way check of a merchant that does not exist says so', async () => {
  const missing = () => reply(404, { errors: [{ message: 'Merchant not found' }] });
  const changed = { 'POST /reports/reconciliation': missing, 'POST /reports/billing-report': missing };
  const address = `/reconciliation/mer_9?${new URLSearchParams({ ...place, ...days })}`;
  await openApp(address, { ...answers, ...changed });
  expect(await screen.findByText('Merchant not found')).toBeTruthy();
  expect(screen.queryByText(/had no transactions/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getAllByRole('link', { name: 'Back' })).toHaveLength(1);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('the rows behind the three-way check are named by their service or settlement number', async () => {
  const { sheet } = await open();
  for (const [title, name] of [
    ['Transactions', 'Lawn'],
    ['Billing', 'Lawn'],
    ['Settlement', '4815'],
  ] as const) {
    const section = within(within(sheet).getByRole('region', { name: title }));
    expect(await section.findByRole('rowheader', { name })).toBeTruthy();
    expect(section.getAllByRole('columnheader').at(-1)?.textContent).toBe('Merchant Share');
  }
});
