import { describe, expect, test } from 'vitest';
import { reportTypeOf } from './choices.ts';
import { countries, countryOf, isCountryName, timeZoneOf } from './countries.ts';
import { countryLists, settlementCountries } from './country-lists.ts';
import { reportCurrenciesWith } from './currencies.ts';
import { allowsCardService, methodsFor, paymentMethods } from './payment-methods.ts';
import { providerOf } from './providers.ts';

describe('countries', () => {
  test('each screen has its own list', () => {
    expect(Object.values(countryLists).map((list) => list.length)).toEqual([6, 7, 8, 8, 7, 1]);
  });

  test('are found by name and code, and only once', () => {
    expect(countryOf('Egypt')).toBe(countryOf('EG'));
    expect(countryOf('eg')).toBeUndefined();
    expect(isCountryName('Qatar')).toBe(true);
    expect(new Set(countries.flatMap(({ name, iso }) => [name, iso])).size).toBe(countries.length * 2);
  });

  test('have a business time zone, and a default where there is none', () => {
    expect(timeZoneOf('Pakistan')).toBe('Asia/Karachi');
    expect(timeZoneOf('AE')).toBe('Asia/Dubai');
    expect([timeZoneOf(undefined), timeZoneOf('Atlantis')]).toEqual(['Africa/Cairo', 'Africa/Cairo']);
  });

  test('settlements list other countries with a merchant behind their six', () => {
    expect(settlementCountries(['Egypt', 'China', 'Egypt'])).toEqual([...countryLists.settlements, 'Egypt']);
  });
});

test('the report header lists other currencies behind its five', () => {
  expect(reportCurrenciesWith(['KWD', 'USD'])).toEqual(['USD', 'PKR', 'EUR', 'EGP', 'AED', 'KWD']);
});

test('a provider is matched trimmed and without case', () => {
  expect(providerOf(' FAWRY ')).toBe('Fawry');
  expect(providerOf('Fawry Egypt')).toBeUndefined();
});

test('FawryRef is Fawry’s alone', () => {
  expect(methodsFor(paymentMethods, 'fawry')).toEqual(paymentMethods);
  expect(methodsFor(paymentMethods, 'Monty')).toEqual(['Credit Card', 'MWallet']);
});

test('a card service goes with the Credit Card method', () => {
  expect(allowsCardService('monty-credit-card', ['Credit Card'])).toBe(true);
  expect(allowsCardService('monty-credit-card', ['MWallet'])).toBe(false);
  expect(allowsCardService('other', ['Credit Card'])).toBe(false);
});

test('an unknown report is the transaction report', () => {
  expect(reportTypeOf('billing-report')).toBe('billing-report');
  expect(reportTypeOf('toString')).toBe('transaction-report');
  expect(reportTypeOf(undefined)).toBe('transaction-report');
});
