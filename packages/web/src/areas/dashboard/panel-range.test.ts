import { expect, test } from 'vitest';
import { rangeOf, rangeSearch, sharedRangeSearch } from './panel-range.ts';

test('rangeSearch writes a separate range for each panel to the URL, and rangeOf reads it', () => {
  const range = { dateFrom: '2026-11-01', dateTo: '2026-11-21' };
  const search = rangeSearch('services', range);
  expect(search).toEqual({ servicesFrom: '2026-11-01', servicesTo: '2026-11-21' });
  expect(rangeOf(search, 'services')).toEqual(range);
  expect(rangeOf(search, 'revenue')).toBeUndefined();
});

test('sharedRangeSearch writes one range for both panels', () => {
  const range = { dateFrom: '2026-11-01', dateTo: '2026-11-21' };
  const search = sharedRangeSearch(range);
  expect([rangeOf(search, 'services'), rangeOf(search, 'revenue')]).toEqual([range, range]);
});

test.each([
  { servicesFrom: '2026-11-21', servicesTo: '2026-11-01' },
  { servicesFrom: '2026-02-30', servicesTo: '2026-03-01' },
  { servicesFrom: '2026-11-01' },
  { servicesFrom: 20_261_101, servicesTo: '2026-11-21' },
])('rangeOf rejects %o', (search) => {
  expect(rangeOf(search, 'services')).toBeUndefined();
});
