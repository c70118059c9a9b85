import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeChoices } from '../../../test/fake-choices.ts';
import { filterBy } from '../../../test/form-page.ts';
import { openApp } from '../../../test/open-app.tsx';

const date = '2026-11-21';
const period = `dateFrom=${date}&dateTo=${date}`;
const choices = fakeChoices({ merchant: [{ _id: 'mer_1', name: 'Nile' }] });

const collected = (currency: string, currencies: readonly string[], successful = 3) => ({
  data: {
    ...{ currency, currencies },
    summary: {
      waleeShare: 4,
      totalAmount: successful * 100,
      refundedAmount: 480,
      totalNumberOfTransactions: successful,
    },
    revenueOverTime: [{ date, amount: successful * 100, serviceCharges: 4 }],
    transactionRate: { successful, failed: successful },
    transactionOverTime: [{ date, successful, failed: successful }],
    transactionByPaymentMethod: [{ operator: 'FawryRef', Successful: successful, Failed: successful }],
  },
});

const paidOut = (currency: string, successful: number) => ({
  ...{ currency, successful, pending: 0, rejected: 0, banks: [], createdDate: `${date}T10:00:00.000Z` },
  totalsTransactions: {
    ...{ totalDepositedAmount: 0, totalBilledAmount: 0 },
    loanAccounts: { totalTransactions: 0, totalTransactionsAmount: 0 },
  },
  paymentBreakdown: [{ payoutType: 'WALLET', amount: 10, createdDate: `${date}T10:00:00.000Z` }],
});

const searchOf = (link: Element | null) =>
  Object.fromEntries(new URL(link?.getAttribute('href') ?? '', 'http://localhost').searchParams);

/** Returns the search parameters of the links in a table, by their texts. */
async function linksIn(table: string): Promise<Record<string, Record<string, string>>> {
  const found = await screen.findByRole('table', { name: table });
  return Object.fromEntries(
    [...found.querySelectorAll('tbody a')].map((link) => [link.textContent, searchOf(link)]),
  );
}

/** Returns the search parameters of the first link in a table. */
const linkedFrom = async (table: string) =>
  searchOf((await screen.findByRole('table', { name: table })).querySelector('tbody a'));

test('a day of payouts opens the payouts that it counts: of its currency, merchant and status', async () => {
  const answers = {
    ...choices,
    'POST /analytics/disbursement/get-summary': { data: [paidOut('EGP', 9), paidOut('PKR', 1)] },
  };
  await openApp(`/disbursement?${period}&currency=PKR`, answers);
  const ofDay = { dateFrom: date, dateTo: date, status: 'Approved', currency: 'PKR' };
  expect(await linkedFrom('Payment breakdown')).toEqual(ofDay);
});

test("a day of one merchant's payouts opens only that merchant's payouts", async () => {
  const answers = {
    ...choices,
    'POST /analytics/disbursement/get-summary': { data: [paidOut('EGP', 9), paidOut('PKR', 1)] },
  };
  await openApp(`/disbursement?${period}&merchant=mer_1`, answers);
  const ofDay = { dateFrom: date, dateTo: date, status: 'Approved', currency: 'EGP', userTypeId: 'mer_1' };
  expect(await linkedFrom('Payment breakdown')).toEqual(ofDay);
});

test('a state of payouts opens the payouts in it', async () => {
  await openApp(`/disbursement?${period}&merchant=mer_1`, {
    ...choices,
    'POST /analytics/disbursement/get-summary': { data: [paidOut('EGP', 9)] },
  });
  const counted = { dateFrom: date, dateTo: date, currency: 'EGP', userTypeId: 'mer_1' };
  expect(await linksIn('Payouts by state')).toEqual({
    Successful: { ...counted, status: 'Approved' },
    Pending: { ...counted, status: 'Pending' },
    Rejected: { ...counted, status: 'Rejected' },
  });
});

test('a state or a method of payments, and the failed ones of a method, open the payments counted', async () => {
  const { data } = collected('EGP', ['EGP'], 7);
  const other = { operator: 'Other', Successful: 1, Failed: 1 };
  await openApp(`/collection?${period}&merchant=mer_1`, {
    ...choices,
    'POST /analytics/collection/get-summary': {
      data: { ...data, transactionByPaymentMethod: [...data.transactionByPaymentMethod, other] },
    },
  });
  const counted = {
    ...{ type: 'transaction-report', dateFrom: date, dateTo: date, country: 'Egypt', currency: 'EGP' },
    userTypeId: 'mer_1',
  };
  expect(await linksIn('Transaction rate')).toEqual({
    Successful: { ...counted, status: 'Success' },
    Failed: { ...counted, status: 'Failed' },
  });
  const ofMethod = { ...counted, paymentMethod: 'FawryRef' };
  expect(await linksIn('Transactions by payment method')).toEqual({
    'Via Ref': ofMethod,
    7: { ...ofMethod, status: 'Failed' },
  });
});

test('a day of amounts opens the successful payments, and a day of counts opens all', async () => {
  await openApp(`/collection?${period}&merchant=mer_1`, {
    ...choices,
    'POST /analytics/collection/get-summary': collected('PKR', ['PKR']),
  });
  const ofDay = {
    ...{ type: 'transaction-report', dateFrom: date, dateTo: date, country: 'Pakistan', currency: 'PKR' },
    userTypeId: 'mer_1',
  };
  expect(await linkedFrom('Revenue over time')).toEqual({ ...ofDay, status: 'Success' });
  expect(await linkedFrom('Transactions over time')).toEqual(ofDay);
});

test("a day of one payment method opens that method's payments", async () => {
  await openApp(`/collection?${period}&paymentMethod=FawryRef`, {
    'POST /analytics/collection/get-summary': collected('EGP', ['EGP']),
  });
  const ofDay = {
    ...{ type: 'transaction-report', dateFrom: date, dateTo: date, country: 'Egypt', currency: 'EGP' },
    paymentMethod: 'FawryRef',
  };
  expect(await linkedFrom('Revenue over time')).toEqual({ ...ofDay, status: 'Success' });
  expect(await linkedFrom('Transactions over time')).toEqual(ofDay);
});

test('the collection keeps its currency when a filter leaves no payments in it', async () => {
  const { router, requests } = await openApp(`/collection?${period}`, {
    'POST /analytics/collection/get-summary': ({ body }: { body: unknown }) => {
      const { paymentMethod, currency = paymentMethod ? 'PKR' : 'EGP' } = body as Record<string, string>;
      if (!paymentMethod) return collected(currency, ['EGP', 'PKR']);
      return collected(currency, ['PKR'], currency === 'PKR' ? 3 : 0);
    },
  });
  await screen.findByRole('table', { name: 'Revenue over time' });
  await waitFor(() => expect(router.latestLocation.search).toMatchObject({ currency: 'EGP' }));
  const method = await screen.findByLabelText('Payment method', { selector: 'select' });
  fireEvent.change(method, { target: { value: 'Credit Card' } });
  await screen.findByText('Nothing happened in EGP in this period');
  const asked = requests.filter(({ path }) => path.startsWith('/analytics')).map(({ body }) => body);
  expect(asked.at(-1)).toMatchObject({ currency: 'EGP', paymentMethod: 'Credit Card' });
  // The figures of the currency that the server chose are not asked for again, only those of the period before.
  expect(asked.filter((body) => !(body as { paymentMethod?: string }).paymentMethod)).toHaveLength(2);
  const total = screen.getByRole('heading', { name: 'Total Amount' }).closest('li');
  expect(total?.querySelector('[data-figure]')?.textContent).toBe('0.00EGP');
  const currencies = screen.getByRole('radiogroup', { name: 'Currency' });
  expect(currencies.querySelector<HTMLInputElement>('input:checked')?.value).toBe('EGP');
  fireEvent.click(screen.getByRole('button', { name: 'Show PKR' }));
  await screen.findByRole('table', { name: 'Revenue over time' });
});

test("choosing a vendor shows the collection in the vendor's own currency", async () => {
  const { router, requests } = await openApp(`/collection?${period}&currency=EGP`, {
    ...choices,
    'POST /analytics/collection/get-summary': ({ body }: { body: unknown }) => {
      const { merchant, currency = merchant ? 'GBP' : 'EGP' } = body as Record<string, string>;
      if (!merchant) return collected(currency, ['EGP', 'GBP']);
      return collected(currency, ['GBP'], currency === 'GBP' ? 3 : 0);
    },
  });
  await screen.findByRole('table', { name: 'Revenue over time' });
  await filterBy('Vendor', 'Nile');
  await waitFor(() => expect(router.latestLocation.search).toMatchObject({ currency: 'GBP' }));
  expect(router.latestLocation.search).toMatchObject({ merchant: 'mer_1' });
  const asked = requests.filter(({ path }) => path.startsWith('/analytics')).map(({ body }) => body);
  expect(asked).not.toContainEqual({ dateFrom: date, dateTo: date, merchant: 'mer_1', currency: 'EGP' });
  expect(screen.queryByText(/^Nothing happened/)).toBeNull();
});

test("choosing a vendor shows the payouts in the vendor's own currency", async () => {
  const { router } = await openApp(`/disbursement?${period}&currency=EGP`, {
    ...choices,
    'POST /analytics/disbursement/get-summary': ({ body }: { body: unknown }) => ({
      data: 'merchant' in (body as object) ? [paidOut('PKR', 1)] : [paidOut('EGP', 9), paidOut('PKR', 1)],
    }),
  });
  await screen.findByRole('table', { name: 'Payment breakdown' });
  await filterBy('Vendor', 'Nile');
  await waitFor(() =>
    expect(router.latestLocation.search).toMatchObject({ merchant: 'mer_1', currency: 'PKR' }),
  );
  expect(screen.queryByText(/^Nothing happened/)).toBeNull();
});

test('a success rate after a period without payments is compared with nothing', async () => {
  await openApp(`/collection?${period}`, {
    'POST /analytics/collection/get-summary': ({ body }: { body: unknown }) =>
      collected('EGP', ['EGP'], (body as { dateFrom: string }).dateFrom === date ? 3 : 0),
  });
  const card = () => screen.getByRole('heading', { name: 'Success rate' }).closest('li')?.textContent;
  await waitFor(() => expect(card()).toContain('nothing before'));
  expect(card()).not.toContain('percentage points');
});

test('the payout overview keeps a currency without figures', async () => {
  await openApp(`/disbursement?${period}&currency=PKR`, {
    'POST /analytics/disbursement/get-summary': { data: [paidOut('EGP', 9)] },
  });
  await screen.findByText('Nothing happened in PKR in this period');
  const currencies = screen.getByRole('radiogroup', { name: 'Currency' });
  expect(currencies.querySelector<HTMLInputElement>('input:checked')?.value).toBe('PKR');
  expect(screen.queryByRole('table', { name: 'Payment breakdown' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show EGP' }));
  await screen.findByRole('table', { name: 'Payment breakdown' });
});

test("the provider's share has one name on the card and in the table of days", async () => {
  await openApp(`/collection?${period}`, {
    'POST /analytics/collection/get-summary': collected('EGP', ['EGP']),
  });
  const table = await screen.findByRole('table', { name: 'Revenue over time' });
  const titles = [...table.querySelectorAll('th[scope=col]')].map(({ textContent }) => textContent);
  expect(titles).toEqual(['Day', 'Amount', 'Walee share']);
  expect(screen.getByRole('heading', { name: 'Walee share' })).toBeTruthy();
});
