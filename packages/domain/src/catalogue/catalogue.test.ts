import { describe, expect, test } from 'vitest';
import { countries, countryOf, isCountryName, reportCurrenciesWith, timeZoneOf } from './countries.ts';
import { countryLists, settlementCountries } from './country-lists.ts';
import { reportTypeOf } from './lists.ts';
import { allowsCardService } from './payment-methods.ts';

describe('countries', () => {
  test('countryLists has one list for each screen', () => {
    expect(Object.values(countryLists).map((list) => list.length)).toEqual([6, 7, 8, 8, 7, 1]);
  });

  test('countryOf finds each country once by name and by code', () => {
    expect(countryOf('Egypt')).toBe(countryOf('EG'));
    expect(countryOf('eg')).toBeUndefined();
    expect(isCountryName('Qatar')).toBe(true);
    expect(new Set(countries.flatMap(({ name, iso }) => [name, iso])).size).toBe(countries.length * 2);
  });

  test('timeZoneOf returns the country’s time zone or the default', () => {
    expect(timeZoneOf('Pakistan')).toBe('Asia/Karachi');
    expect(timeZoneOf('AE')).toBe('Asia/Dubai');
    expect([timeZoneOf(undefined), timeZoneOf('Atlantis')]).toEqual(['Africa/Cairo', 'Africa/Cairo']);
  });

  test('settlementCountries appends other countries with merchants', () => {
    expect(settlementCountries(['Egypt', 'China', 'Egypt'])).toEqual([...countryLists.settlements, 'Egypt']);
  });
});

test('reportCurrenciesWith appends other currencies', () => {
  expect(reportCurrenciesWith(['KWD', 'USD'])).toEqual(['USD', 'PKR', 'EUR', 'EGP', 'AED', 'KWD']);
});

test('allowsCardService accepts a card service only with the Credit Card method', () => {
  expect(allowsCardService('monty-credit-card', ['Credit Card'])).toBe(true);
  expect(allowsCardService('monty-credit-card', ['MWallet'])).toBe(false);
  expect(allowsCardService('other', ['Credit Card'])).toBe(false);
});

test('reportTypeOf returns the transaction report for an unknown type', () => {
  expect(reportTypeOf('billing-report')).toBe('billing-report');
  expect(reportTypeOf('toString')).toBe('transaction-report');
  expect(reportTypeOf(undefined)).toBe('transaction-report');
});
