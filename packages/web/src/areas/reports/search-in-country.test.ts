import { expect, test } from 'vitest';
import { searchInCountry, searchInCurrency } from './search-in-country.ts';

/** 00:30 in Karachi, 21:30 of the day before in Cairo. */
const afterMidnight = new Date('2026-11-21T19:30:00Z');
const search = { country: 'Pakistan', currency: 'PKR', dateFrom: '2026-11-22', dateTo: '2026-11-22' };

test('searchInCountry turns today in one country into today in another', () => {
  const inEgypt = { ...search, country: 'Egypt', dateFrom: '2026-11-21', dateTo: '2026-11-21' };
  expect(searchInCountry('Egypt', search, afterMidnight)).toEqual(inEgypt);
  expect(searchInCountry('Pakistan', inEgypt, afterMidnight)).toEqual(search);
});

test('searchInCountry moves the last seven days to those of the other country', () => {
  const week = { ...search, dateFrom: '2026-11-16' };
  expect(searchInCountry('Egypt', week, afterMidnight)).toMatchObject({
    dateFrom: '2026-11-15',
    dateTo: '2026-11-21',
  });
});

test('searchInCountry keeps days that match no preset', () => {
  const chosen = { ...search, dateFrom: '2026-11-03', dateTo: '2026-11-09' };
  expect(searchInCountry('Egypt', chosen, afterMidnight)).toEqual({ ...chosen, country: 'Egypt' });
});

test('searchInCurrency suggests the country of the currency, with its own today', () => {
  expect(searchInCurrency('EGP', search, afterMidnight)).toEqual({
    ...{ currency: 'EGP', country: 'Egypt', dateFrom: '2026-11-21', dateTo: '2026-11-21' },
  });
  expect(searchInCurrency('EUR', search, afterMidnight)).toEqual({ ...search, currency: 'EUR' });
});
