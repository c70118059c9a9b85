import { callingCodes, countries } from '@daftar/domain';
import { expect, test } from 'vitest';
import { codeOfCurrency, offeredCodes } from './offered-codes.ts';

test('every currency of the catalogue has its country’s calling code', () => {
  for (const { currency, callingCode } of countries)
    expect(codeOfCurrency(currency), currency).toBe(callingCode);
  expect(codeOfCurrency('EUR')).toBeUndefined();
});

test('offers every calling code once, the given one first', () => {
  expect(offeredCodes(undefined)).toEqual(callingCodes);
  expect(offeredCodes('60')[0]).toBe('60');
  expect(offeredCodes('60').toSorted()).toEqual([...callingCodes].sort());
});
