import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp, pageOf } from '../../../test/open-app.tsx';

const transaction = {
  ...{ _id: 't1', transactionId: 't1', orderId: '10005016', msisdn: '201022214364', country: 'Egypt' },
  ...{ operator: 'Fawry', productName: 'A book', serviceName: 'Books online', status: 'Success' },
  ...{ transactionDate: '2026-11-21T14:54:45Z', amount: 185.5, currency: 'EGP', carrierShareValue: 9.27 },
};
const service = {
  ...{
    _id: 's1',
    serviceId: 'sid1',
    serviceName: 'Books online',
    merchant: { _id: 'm1', name: 'Nile Books' },
  },
  ...{ status: true, country: 'Egypt', currency: 'EGP', serviceProvider: 'Fawry', serviceType: 'Others' },
  ...{ carrierShare: 5, createdDate: '2026-11-01T09:30:00Z' },
};
const carrier = {
  ...{ user: { _id: 'u1', name: 'Mona', userName: 'mona' }, role: { _id: 'r', name: 'Carrier' } },
  ...{
    provider: { name: 'Walee' },
    sandbox: true,
    settlementMath: 'integer',
    usedCurrencies: [],
    userTypeId: 'c1',
  },
  ...{ userType: 'Operator', permissions: { Reports: { viewAll: true }, Services: { viewAll: true } } },
};
const answers = {
  'POST /reports/transaction-report': pageOf(transaction),
  'GET /services/get/by-user': pageOf(service),
  'POST /reports/settlement-report': pageOf({
    ...{ _id: 'set1', transactionId: 7, channel: 'Bank', settledCurrency: 'USD' },
    // 01:30 on the 16th in Karachi, 22:30 on the 15th in Cairo.
    ...{ transactionDate: '2026-11-15T20:30:00Z', grossSettledAmount: 5, netSettledAmount: 4 },
  }),
};
const asCarrier = { ...answers, 'GET /roles/get/permissions/get-by-user': carrier };
const columnTitles = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim());

test("the transaction report shows a carrier's users only the carrier's share", async () => {
  await openApp('/reports?type=transaction-report', asCarrier);
  await screen.findByText('9.27');
  expect(columnTitles()).toContain('Carrier Share');
  for (const title of ['Merchant Share (96%)', 'Walee Share (4%)', 'Net Amount'])
    expect(columnTitles()).not.toContain(title);
});

test('the transaction report shows other users the three share columns of the specification', async () => {
  await openApp('/reports?type=transaction-report', answers);
  await screen.findByText('10005016');
  for (const title of ['Merchant Share (96%)', 'Walee Share (4%)', 'Net Amount'])
    expect(columnTitles()).toContain(title);
});

test("the service list shows a carrier's users only the carrier's share", async () => {
  await openApp('/services', asCarrier);
  expect(await screen.findByText('5.00%')).toBeTruthy();
  expect(columnTitles()).toContain('Carrier Share');
  expect(columnTitles()).not.toContain('Merchant Share');
});

test('the settlement report dates a settlement in the time zone of the searched country', async () => {
  const search = 'type=settlement-report&country=Pakistan&dateFrom=2026-11-16&dateTo=2026-11-16';
  await openApp(`/reports?${search}`, answers);
  expect(await screen.findByText('16 Nov 2026')).toBeTruthy();
});

test('the transaction report marks second payments, also beside their refunds, and filters by them', async () => {
  const { requests } = await openApp('/reports?type=transaction-report&duplicate=only', {
    ...answers,
    'POST /reports/transaction-report': pageOf(
      { ...transaction, _id: 't2', duplicate: true },
      { ...transaction, _id: 't3', duplicate: true, refundedAmount: 185.5 },
      { ...transaction, _id: 't4' },
    ),
  });
  expect(await screen.findAllByRole('img', { name: 'Second payment' })).toHaveLength(1);
  expect(screen.getByText('Refunded')).toBeTruthy();
  expect(screen.getAllByText('Second payment').filter((one) => one.matches('.pill'))).toHaveLength(1);
  const asked = requests.filter(({ path }) => path.includes('transaction-report'));
  expect(JSON.stringify(asked)).toContain('duplicate');
});
