import { expect, test } from 'vitest';
import { viewQueryOf, viewSearchOf } from './view-query.ts';

const day = (text: string) => new Date(`${text}T09:00:00Z`);

test('a saved view keeps filters, order, columns with their widths and page size, but not the page', () => {
  const search = {
    page: 3,
    limit: 50,
    sort: '-name',
    status: 'Active',
    columns: 'name,status',
    widths: 'name:300',
    q: '',
  };
  const query = viewQueryOf(search, day('2026-11-21'));
  expect(query).toBe('limit=50&sort=-name&status=Active&columns=name%2Cstatus&widths=name%3A300');
  expect(viewSearchOf(query, day('2026-11-21'))).toEqual({
    ...{ limit: 50, sort: '-name', status: 'Active', columns: 'name,status', widths: 'name:300' },
  });
});

test('a saved date preset moves with the current date; other dates stay fixed', () => {
  const saved = viewQueryOf({ dateFrom: '2026-11-15', dateTo: '2026-11-21' }, day('2026-11-21'));
  expect(viewSearchOf(saved, day('2026-12-02'))).toEqual({ dateFrom: '2026-11-26', dateTo: '2026-12-02' });
  const fixed = viewQueryOf({ dateFrom: '2026-11-03', dateTo: '2026-11-05' }, day('2026-11-21'));
  expect(viewSearchOf(fixed, day('2026-12-02'))).toEqual({ dateFrom: '2026-11-03', dateTo: '2026-11-05' });
});

test("a saved preset uses the current day in the view's country", () => {
  const late = new Date('2026-11-21T21:30:00Z');
  const saved = viewQueryOf({ country: 'Pakistan', dateFrom: '2026-11-22', dateTo: '2026-11-22' }, late);
  expect(saved).toBe('country=Pakistan&days=Today');
  expect(viewSearchOf('country=Egypt&days=Today', late)).toMatchObject({ dateFrom: '2026-11-21' });
});
