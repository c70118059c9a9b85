import { describe, expect, test } from 'vitest';
import { toneOf } from './choices.ts';
import { countries, countryOf, currenciesOf, isCountryName, regions } from './countries.ts';
import { countryLists } from './country-lists.ts';
import { dashboardCards } from './dashboard-cards.ts';
import { pageSizesOf } from './lists.ts';
import { loanPaymentMethodLabels, loanPaymentMethods } from './loans.ts';
import { collectionPaymentMethods } from './payment-methods.ts';
import { isWorkbookName, payoutStatuses, payoutStatusOf } from './payouts.ts';

describe('regions', () => {
  test('has seven regions, each with its own currency', () => {
    expect(regions.map(({ currency }) => currency).join(' ')).toBe('CNY EGP MYR PKR QAR SAR AED');
    for (const { country, currency } of regions) expect(countryOf(country)?.currency).toBe(currency);
  });

  test('lists only countries that the server accepts', () => {
    for (const list of Object.values(countryLists)) expect(list.every(isCountryName)).toBe(true);
  });

  test('currenciesOf returns the currency of the country', () => {
    expect(currenciesOf('Pakistan')).toEqual(['PKR']);
    for (const { name, currency } of countries) expect(currenciesOf(name)).toEqual([currency]);
  });
});

describe('payouts', () => {
  test('shows payout statuses in amber, green and red', () => {
    expect(payoutStatuses.map(toneOf)).toEqual(['amber', 'green', 'red']);
  });

  test('payoutStatusOf returns undefined for All', () => {
    expect([payoutStatusOf('All'), payoutStatusOf(undefined), payoutStatusOf('Pending')]).toEqual([
      undefined,
      undefined,
      'Pending',
    ]);
  });

  test.each([
    ['approvals.xlsx', true],
    ['APPROVALS.XLS', true],
    ['approvals.csv', false],
    ['xlsx', false],
    ['approvals.xlsx.exe', false],
  ])('%s is a workbook: %s', (name, expected) => {
    expect(isWorkbookName(name)).toBe(expected);
  });
});

test('toneOf returns red for an unknown status', () => {
  expect(['Success', 'Failed', 'Reversed', 'toString'].map(toneOf)).toEqual(['green', 'red', 'red', 'red']);
});

test('pageSizesOf returns the page sizes of each list', () => {
  expect(pageSizesOf('merchants')).toEqual([25, 50, 100, 500]);
  for (const list of ['roles', 'billing-report', 'blacklists', 'packages', 'loan-transactions'])
    expect(pageSizesOf(list)).toEqual([25, 50, 100]);
});

test('payment methods of loans and of the collection overview have the specification’s labels', () => {
  expect(loanPaymentMethods.map((method) => loanPaymentMethodLabels[method])).toEqual([
    'IBFT',
    'Cash',
    'Settlement',
    'USD Deposit',
  ]);
  expect(collectionPaymentMethods).toEqual(['All', 'Credit Card', 'MWallet', 'FawryRef']);
});

test('the dashboard has four cards for each view', () => {
  const labels = (owner: boolean) => dashboardCards(owner).map(({ label }) => label);
  expect(labels(true)).toEqual(['Carriers', 'One-Time Purchase', 'Merchants', 'Services']);
  expect(labels(false)).toEqual(['Users', 'One-Time Purchase', 'Roles', 'Services']);
  expect(dashboardCards(true).map(({ count }) => count)).toEqual([
    'operators',
    'oneTimePurchase',
    'clients',
    'services',
  ]);
});
