import { toDecimalString } from '@daftar/domain';
import { expect, test } from 'vitest';
import { splitOf } from './loan-split.ts';

const form = {
  ...{ currency: 'USD', totalAmount: '١٠٠', exchangeRate: '280', waleeCommission: '2' },
  ...{ sbpCharges: '', serviceSalesTax: '1.5', withHoldingCharges: '' },
};

test('splitOf reads digits of every script and counts an empty rate as 0', () => {
  const split = splitOf(form);
  expect(split?.rates).toEqual({
    ...{ waleeCommission: '2', sbpCharges: '0', serviceSalesTax: '1.5', withHoldingCharges: '0' },
  });
  expect(split && toDecimalString(split.own.deducted)).toBe('3.50');
  expect(split?.inAccount && toDecimalString(split.inAccount.billed)).toBe('27020.00');
});

test('splitOf leaves out rupees while the exchange rate is missing', () => {
  const split = splitOf({ ...form, exchangeRate: '' });
  expect([split?.inAccount, split?.billing]).toEqual([undefined, undefined]);
  expect(split && toDecimalString(split.own.billed)).toBe('96.50');
});

test.each([
  { waleeCommission: '99.5' },
  { waleeCommission: '99', serviceSalesTax: '2' },
  { totalAmount: 'many' },
  { totalAmount: '-1' },
])('splitOf is undefined for a form with %j', (changes) => {
  expect(splitOf({ ...form, ...changes })).toBeUndefined();
});
