import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp, pageOf } from './stage.tsx';

const days = { dateFrom: '2026-11-01', dateTo: '2026-11-15' };
const place = { country: 'Pakistan', currency: 'PKR' } as const;
const row = {
  ...{ userTypeId: 'mer_1', merchantName: 'Lahore Lawn', currency: 'PKR', transactionCount: 1 },
  ...{ transactionAmount: 100, refundedAmount: 0, billedAmount: 100, settledAmount: 100, difference: 0 },
};
const shares = { waleeShareValue: 4, merchantShareValue: 96 };
const settlement = {
  ...{ _id: 'set_1', transactionId: 4815, merchantName: 'Renamed since', userTypeId: 'mer_1', ...days },
  ...{ localCurrency: 'PKR', totalRevenue: 100, waleeShare: 4, merchantShare: 96 },
};
const answers = {
  'GET /services/get/by-user': pageOf(),
  'POST /reports/reconciliation': pageOf({ ...row, userTypeId: 'mer_2', merchantName: 'Lahore' }, row),
  'POST /reports/billing-report': pageOf({
    ...{ _id: 'b1', userTypeId: 'mer_1', serviceName: 'Lawn', ...place, ...days, ...shares },
    ...{ totalNumberOfTransactions: 1, totalAmount: 100, status: 'Failed' },
  }),
  'POST /reports/billing-report/detail': pageOf({ _id: 't1', amount: 100, currency: 'PKR', ...shares }),
  'POST /merchants/add/revenue': [],
  'GET /settlements/get': pageOf(settlement),
};
const open = async () => {
  const app = await openApp(`/reconciliation/mer_1?${new URLSearchParams({ ...place, ...days })}`, answers);
  const paper = await screen.findByRole('article');
  return { ...app, paper };
};

test('the reconciliation sheet names its time zone, also in print', async () => {
  const { paper } = await open();
  const zone = within(paper).getByText(/^Days of Pakistan: Pakistan.* \(GMT\+5\)$/);
  expect(zone.dataset.hint).toBe('Asia/Karachi');
  expect(zone.closest('.no-print')).toBeNull();
});

test('the reconciliation sheet loads settlements by merchant id, so a renamed merchant keeps them', async () => {
  const { requests, paper } = await open();
  expect(within(paper).getByText(/4815/)).toBeTruthy();
  const asked = requests.filter(({ path }) => path === '/settlements/get').map(({ query }) => query);
  expect(asked).toEqual([{ userTypeId: 'mer_1', currency: 'PKR', ...days, limit: '500' }]);
});
