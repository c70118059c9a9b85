import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp, pageOf } from '../../../test/open-app.tsx';
import { confirm, opened, titleOf } from '../../../test/shown-dialog.ts';

const shares = { amount: 185.5, currency: 'EGP', merchantShareValue: 178.08, waleeShareValue: 7.42 };
const transaction = {
  ...{ _id: 't1', transactionId: 't1', orderId: '10005016', msisdn: '201022214364', country: 'Egypt' },
  ...{ operator: 'EG - Vodafone', productName: 'Season of Migration', serviceName: 'Books online' },
  ...{ transactionDate: '2026-11-21T14:54:45Z', netAmount: 185.5, status: 'Success', ...shares },
};
const failed = { ...transaction, _id: 't2', orderId: '10005017', status: 'Failed' };
const billed = {
  ...{ _id: 'b1', country: 'Egypt', currency: 'EGP', serviceName: 'Books online', totalAmount: 1185.5 },
  ...{
    totalNumberOfTransactions: 1204,
    userTypeId: 'm1',
    merchantName: 'Nile Books',
    dateFrom: '2026-11-01',
    dateTo: '2026-11-21',
  },
  ...{ merchantShareValue: 178.08, waleeShareValue: 7.42, carrierShareValue: 1000 },
  ...{ status: 'Failed', marked: false, refundedAmount: 480.1 },
};
const settled = {
  ...{ _id: 'set1', transactionId: 7, channel: 'Bank', transactionDate: '2026-11-16T10:20:00Z' },
  ...{ settledCurrency: 'USD', grossSettledAmount: 1666.67, netSettledAmount: 1568 },
};
const answers = {
  'GET /services/get/by-user': pageOf(),
  'POST /reports/transaction-report': pageOf(transaction, failed),
  'POST /reports/billing-report': pageOf(billed),
  'POST /reports/billing-report/detail': pageOf(transaction),
  'POST /reports/settlement-report': pageOf(settled),
  'PUT /reports/transaction-status-update': { id: 't1', status: 'Failed' },
};
const merchant = {
  ...{ user: { _id: 'u1', name: 'Mona', userName: 'mona' }, role: { _id: 'r', name: 'Owner' } },
  ...{
    provider: { name: 'Walee' },
    sandbox: true,
    settlementMath: 'integer',
    usedCurrencies: [],
    userTypeId: 'm1',
  },
  ...{ userType: 'Merchant', permissions: { Reports: { viewAll: true, addEditDelete: true } } },
};

const columnTitles = () =>
  screen.getAllByRole('columnheader').flatMap(({ textContent }) => textContent?.trim() || []);
const pageSizes = () =>
  [...document.querySelectorAll('nav[aria-label=Pagination] option')].map((option) =>
    Number(option.textContent),
  );
const openReport = async (path: string, title: string) => {
  const app = await openApp(path, answers);
  await screen.findByRole('heading', { level: 1, name: title });
  await waitFor(() => expect(document.querySelector('.grid-body [role=row]')).toBeTruthy());
  return app;
};
const requestBody = (requests: readonly { path: string; body: unknown }[], report: string) =>
  requests.find(({ path }) => path === `/reports/${report}`)?.body;

test('the transaction report has the specified columns and defaults to Egypt in EGP', async () => {
  const { requests } = await openReport('/reports?type=transaction-report', 'Transaction Report');
  // The specification's columns in its order, ours after Net Amount; the status stays in view before the actions.
  expect(columnTitles()).toEqual([
    ...['ID', 'Order ID', 'Account', 'Country', 'Operator', 'Product', 'Service Name'],
    ...['Transaction Date/Time', 'Transaction Amount', 'Merchant Share (96%)', 'Walee Share (4%)'],
    ...['Net Amount', 'Carrier Share', 'Refund', 'Status', 'Actions'],
  ]);
  expect(requestBody(requests, 'transaction-report')).toMatchObject({
    country: 'Egypt',
    currency: 'EGP',
    page: 1,
  });
  expect(screen.getAllByText('Vodafone')).toHaveLength(2);
  expect(screen.getAllByText('Season of Migra…')).toHaveLength(2);
  expect(screen.getAllByText('21/11/2026 16:54:45')).toHaveLength(2);
  await waitFor(() => expect(pageSizes()).toEqual([25, 50, 100, 500]));
});

test('the transaction report sorts by every column that the server sorts by', async () => {
  const { requests } = await openReport('/reports?type=transaction-report', 'Transaction Report');
  const sorts = {
    ...{ 'Order ID': 'orderId', Account: 'msisdn', Operator: 'operator', Product: 'productName' },
    ...{ 'Service Name': 'serviceName', 'Transaction Amount': 'amount', Status: 'status' },
  };
  const last = () => requests.findLast(({ path }) => path === '/reports/transaction-report')?.body;
  for (const [name, sort] of Object.entries(sorts)) {
    fireEvent.click(within(screen.getByRole('columnheader', { name })).getByRole('button'));
    await waitFor(() => expect(last()).toMatchObject({ sort }));
  }
});

test('the settlement report has the specified columns in US dollars and defaults to Pakistan in PKR', async () => {
  const { requests } = await openReport('/reports?type=settlement-report', 'Settlement Report');
  const columns = ['ID', 'Transaction Date', 'Channel', 'Currency', 'Amount', 'Net Settled Amount'];
  expect(columnTitles()).toEqual([...columns, 'Actions']);
  expect(requestBody(requests, 'settlement-report')).toMatchObject({ country: 'Pakistan', currency: 'PKR' });
  for (const text of ['16 Nov 2026', '$1,666.67', '$1,568.00']) expect(screen.getByText(text)).toBeTruthy();
  const show = screen.getByRole('link', { name: 'Show' });
  expect(show.getAttribute('href')).toBe('/settlement-summary/set1');
  await waitFor(() => expect(pageSizes()).toEqual([25, 50, 100, 500]));
});

test('the billing report shows sums by service, and Show opens their transactions', async () => {
  await openReport('/reports?type=billing-report', 'Billing Report');
  const titles = [
    ...['Merchant', 'Service Name', 'Total Number of Transactions', 'Total Amount', 'Refunded Amount'],
    ...['Walee Share', 'Merchant Share', 'Carrier Share', 'Date From', 'Date To', 'Country', 'Currency'],
    ...['Status', 'Actions'],
    // The titles of the totals below the rows.
    ...['Currency', 'Transactions', 'Amount', 'Refunded Amount', 'Walee Share', 'Merchant Share'],
    'Carrier Share',
  ];
  await waitFor(() => expect(columnTitles()).toEqual(titles));
  await waitFor(() => expect(pageSizes()).toEqual([25, 50, 100]));
  fireEvent.click(screen.getByRole('link', { name: 'Show' }));
  await screen.findByRole('heading', { level: 1, name: 'Billing Detail' });
  await waitFor(() => expect(columnTitles()).toContain('Account #'));
  // The specification's format: AM or PM after a 24-hour time.
  expect(await screen.findByText('21/11/2026 16:54:PM')).toBeTruthy();
  expect(pageSizes()).toEqual([25, 50, 100]);
});

test('a billing row that nobody has marked says so and looks neutral; one that is marked Failed is red', async () => {
  const both = pageOf(billed, { ...billed, _id: 'b2', serviceName: 'Films', marked: true });
  await openApp('/reports?type=billing-report', { ...answers, 'POST /reports/billing-report': both });
  const unmarked = await screen.findByRole('button', { name: /^Not marked\. Change to Success/ });
  expect(within(unmarked).getByText('Not marked').className).toContain('quiet');
  const marked = screen.getByRole('button', { name: /^Failed\./ });
  expect(within(marked).getByText('Failed').className).toContain('negative');
});

test('the billing report opens on today and, with nothing today, offers the last days with payments', async () => {
  // The second payment was made after midnight in Cairo.
  const paid = { '2026-03-09': '2026-03-09T10:00:00Z', '2026-03-05': '2026-03-04T22:30:00Z' };
  const { requests } = await openApp('/reports?type=billing-report', {
    ...answers,
    'POST /reports/billing-report': pageOf(),
    'POST /reports/transaction-report': ({ body }: { body: unknown }) => {
      const { dateTo } = body as { dateTo: string };
      return pageOf(
        ...Object.entries(paid)
          .filter(([day]) => day <= dateTo)
          .slice(0, 1)
          .map(([, transactionDate]) => ({ ...transaction, transactionDate })),
      );
    },
  });
  await screen.findByText('Today no service has billed anything in EGP for Egypt yet');
  const { dateFrom, dateTo } = requestBody(requests, 'billing-report') as Record<string, string>;
  expect(dateFrom).toBe(dateTo);
  await screen.findByRole('button', { name: 'Show 05 Mar 2026' });
  fireEvent.click(screen.getByRole('button', { name: 'Show 09 Mar 2026' }));
  await screen.findByText('No service billed anything in EGP for Egypt in this period');
  expect(requests.findLast(({ path }) => path === '/reports/billing-report')?.body).toMatchObject({
    ...{ dateFrom: '2026-03-09', dateTo: '2026-03-09' },
  });
});

test('the billing report adds up all of its rows', async () => {
  const both = pageOf(billed, { ...billed, _id: 'b2', serviceName: 'Films', totalAmount: 0.1 });
  await openApp('/reports?type=billing-report', { ...answers, 'POST /reports/billing-report': both });
  const totals = await screen.findByRole('table', { name: 'Totals of all pages, by currency' });
  expect(within(totals).getAllByRole('row').at(-1)?.textContent).toBe(
    'EGP2,4081,185.60 EGP960.20 EGP14.84 EGP356.16 EGP2,000.00 EGP',
  );
});

test('the transaction report says how many payments are new and shows them on request', async () => {
  let total = 2;
  const page = () => ({ ...pageOf(transaction, failed), total });
  const { requests } = await openApp('/reports?type=transaction-report', {
    ...answers,
    'POST /reports/transaction-report': page,
  });
  await waitFor(() => expect(document.querySelector('.grid-body [role=row]')).toBeTruthy());
  total = 4;
  fireEvent(window, new Event('visibilitychange'));
  const button = await screen.findByRole('button', { name: '2 new' });
  const before = requests.length;
  fireEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('button', { name: '2 new' })).toBeNull());
  expect(requests.length).toBeGreaterThan(before);
});

test('switching the report type applies its defaults; an unknown type opens the transaction report', async () => {
  const { requests } = await openReport('/reports?type=settlement-report&country=Egypt', 'Settlement Report');
  fireEvent.click(within(screen.getByRole('navigation', { name: 'Report type' })).getByText('Billing'));
  await screen.findByRole('heading', { level: 1, name: 'Billing Report' });
  await waitFor(() => expect(requestBody(requests, 'billing-report')).toMatchObject({ currency: 'EGP' }));
  await openReport('/reports?type=payroll', 'Transaction Report');
});

test('the status pill is green for Success, red otherwise, and changes when the platform owner clicks it', async () => {
  const { requests } = await openReport('/reports?type=transaction-report', 'Transaction Report');
  const pill = (name: RegExp) => screen.getByRole('button', { name });
  expect(within(pill(/^Success/)).getByText('Success').className).toContain('positive');
  expect(within(pill(/^Failed/)).getByText('Failed').className).toContain('negative');
  fireEvent.click(pill(/^Success/));
  const question = await opened('alertdialog');
  expect(titleOf(question)).toBe('Are you sure?');
  expect(within(question).getByText('Changing the status will not revert back.')).toBeTruthy();
  fireEvent.change(within(question).getByLabelText(/Reason/), { target: { value: 'Charged back' } });
  confirm(question);
  const sent = () => requests.find(({ method }) => method === 'PUT')?.body;
  await waitFor(() => expect(sent()).toEqual({ id: 't1', status: 'Failed', reason: 'Charged back' }));
});

test("a merchant's user sees the status pill but cannot click it", async () => {
  await openApp('/reports?type=transaction-report', {
    ...answers,
    'GET /roles/get/permissions/get-by-user': merchant,
  });
  expect((await screen.findByText('Success', { selector: '.pill' })).closest('button')).toBeNull();
});
