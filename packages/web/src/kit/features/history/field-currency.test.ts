import { expect, test } from 'vitest';
import { currenciesOf, fieldCurrency } from './field-currency.ts';

test('entries before a change of the currency have the earlier currency', () => {
  const entries = [
    { before: { amount: 3 }, after: { amount: 4 } },
    { before: { currency: 'PKR', amount: 2 }, after: { currency: 'EGP', amount: 3 } },
    { before: { amount: 1 }, after: { amount: 2 } },
  ];
  expect(currenciesOf(entries, 'EGP')).toEqual([
    { before: 'EGP', after: 'EGP' },
    { before: 'PKR', after: 'EGP' },
    { before: 'PKR', after: 'PKR' },
  ]);
});

test('a creation that tells its currency needs no other', () => {
  expect(currenciesOf([{ after: { currency: 'USD' } }], undefined)[0]?.after).toBe('USD');
});

test.each([
  ['totalRevenue', 'CNY'],
  ['netSettledAmount', 'USD'],
  ['totalBilledAmount', 'PKR'],
] as const)('%s is an amount in %s', (name, currency) => {
  expect(fieldCurrency(name, { settledCurrency: 'USD' }, 'CNY')).toBe(currency);
});
