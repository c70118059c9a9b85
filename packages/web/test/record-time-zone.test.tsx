import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp, pageOf } from './open-app.tsx';

/** The 20th in London, already the 21st in Karachi. */
const instant = '2026-11-20T20:30:00.000Z';
const countries = [
  { country: 'Pakistan', currency: 'PKR' },
  { country: 'United Kingdom', currency: 'GBP' },
];
const pageOfTwo = (row: object) =>
  pageOf(...countries.map((country, at) => ({ ...row, ...country, _id: `row_${at}`, createdDate: instant })));

const account = {
  name: 'Nile Books',
  status: 'Active',
  type: 'Carrier',
  accountBalance: 12,
  showBalance: true,
};
const service = {
  ...{ serviceId: 'sid1', serviceName: 'Books online', merchant: { _id: 'm1', name: 'Nile Books' } },
  ...{ status: true, serviceProvider: 'Fawry', serviceType: 'Others', merchantShare: 96 },
};
const settlement = {
  ...{ transactionId: 7, transactionDate: instant, merchantName: 'Nile Books', channel: 'Bank' },
  ...{ localCurrency: 'EGP', settledCurrency: 'USD', dateFrom: '2026-11-01', dateTo: '2026-11-15' },
  ...{ totalRevenue: 100, netTransferAmount: 90, netSettledAmount: 2 },
};
const transaction = {
  ...{ transactionId: 't1', orderId: '10005016', msisdn: '201022214364', operator: 'EG - Vodafone' },
  ...{ productName: 'Season of Migration', serviceName: 'Books online', transactionDate: instant },
  ...{
    netAmount: 185.5,
    status: 'Success',
    amount: 185.5,
    merchantShareValue: 178.08,
    waleeShareValue: 7.42,
  },
};
const answers = {
  'GET /merchants/get': pageOfTwo(account),
  'GET /carriers/get': pageOfTwo(account),
  'GET /services/get/by-user': pageOfTwo(service),
  'GET /settlements/get': pageOfTwo(settlement),
  'POST /reports/transaction-report': pageOfTwo(transaction),
};

const days = ['21 Nov 2026', '20 Nov 2026'];
test.each([
  ['/settlements', days],
  ['/services', days],
  ['/merchants', days],
  ['/carriers', days],
  ['/reports?type=transaction-report', ['21/11/2026 01:30:00', '20/11/2026 20:30:00']],
])(
  "%s shows each date in the time zone of the record's country and names the zone",
  async (path, expected) => {
    await openApp(path, answers);
    await screen.findByRole('heading', { level: 1 });
    const dates = () => [...document.querySelectorAll<HTMLElement>(`.grid-body time[datetime="${instant}"]`)];
    await waitFor(() => expect(dates()).toHaveLength(2));
    expect(dates().map(({ textContent }) => textContent)).toEqual(expected);
    const [karachi, london] = dates().map(({ dataset }) => dataset.hint);
    expect(karachi).toMatch(/^Saturday.* 21 November 2026.* 01:30:00 GMT\+5$/);
    expect(london).toMatch(/^Friday.* 20 November 2026.* 20:30:00 GMT\+0$/);
  },
);
