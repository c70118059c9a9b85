import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp, pageOf } from './stage.tsx';

/** A time when it is still the 20th in London and already the 21st in Karachi. */
const moment = '2026-11-20T20:30:00.000Z';
const places = [
  { country: 'Pakistan', currency: 'PKR' },
  { country: 'United Kingdom', currency: 'GBP' },
];
const twice = (row: object) =>
  pageOf(...places.map((place, at) => ({ ...row, ...place, _id: `row_${at}`, createdDate: moment })));

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
  ...{ transactionId: 7, transactionDate: moment, merchantName: 'Nile Books', channel: 'Bank' },
  ...{ localCurrency: 'EGP', settledCurrency: 'USD', dateFrom: '2026-11-01', dateTo: '2026-11-15' },
  ...{ totalRevenue: 100, netTransferAmount: 90, netSettledAmount: 2 },
};
const transaction = {
  ...{ transactionId: 't1', orderId: '10005016', msisdn: '201022214364', operator: 'EG - Vodafone' },
  ...{ productName: 'Season of Migration', serviceName: 'Books online', transactionDate: moment },
  ...{
    netAmount: 185.5,
    status: 'Success',
    amount: 185.5,
    merchantShareValue: 178.08,
    waleeShareValue: 7.42,
  },
};
const answers = {
  'GET /merchants/get': twice(account),
  'GET /merchants/get/user-type-id/from-redis': [],
  'GET /carriers/get': twice(account),
  'GET /services/get': { ...twice(service), merchants: [], carriers: [], operators: [] },
  'GET /services/get/by-user': pageOf(),
  'GET /settlements/get': twice(settlement),
  'POST /reports/transaction-report': twice(transaction),
};

const days = ['21 Nov 2026', '20 Nov 2026'];
test.each([
  ['/settlements', days],
  ['/services', days],
  ['/merchants', days],
  ['/carriers', days],
  ['/reports?type=transaction-report', ['21/11/2026 01:30:00', '20/11/2026 20:30:00']],
])(
  "%s shows each date in the time zone of the record's country, with a hint that names the zone",
  async (path, told) => {
    await openApp(path, answers);
    await screen.findByRole('heading', { level: 1 });
    const dates = () => [...document.querySelectorAll<HTMLElement>(`.grid-body time[datetime="${moment}"]`)];
    await waitFor(() => expect(dates()).toHaveLength(2));
    expect(dates().map(({ textContent }) => textContent)).toEqual(told);
    const [karachi, london] = dates().map(({ dataset }) => dataset.hint);
    expect(karachi).toMatch(/^Saturday.* 21 November 2026.* 01:30:00 GMT\+5$/);
    expect(london).toMatch(/^Friday.* 20 November 2026.* 20:30:00 GMT\+0$/);
  },
);
