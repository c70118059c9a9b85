import { expect, test } from 'vitest';
import { recentOrder, recentResponse, recentWindow } from './recent-rows.ts';
import { indexed } from './sort.ts';

const sorts = { createdDate: indexed('created_at'), amount: 'amount' };
const newest = recentOrder(sorts, '-createdDate');
const rows = [3, 2, 1].map((day) => ({ id: `r${day}`, created_at: new Date(Date.UTC(2026, 10, day)) }));

test.each(['createdDate', 'amount', '-amount'])(
  'recentWindow rejects a cursor with sort=%s, and recentResponse returns no next cursor',
  (sort) => {
    const order = recentOrder(sorts, sort);
    expect(() => recentWindow({ after: 'any' }, order)).toThrow(
      'A cursor works only with the newest first. Please leave out the sort order',
    );
    expect(recentResponse(rows, 3, { page: 1, limit: 2, order }, ({ id }) => id)).not.toHaveProperty('next');
  },
);

test('rows without a value come last in both directions, and the newest rows are read from their index', () => {
  const [rising, falling] = ['amount', '-amount'].map((sort) => recentOrder(sorts, sort).text);
  expect(rising).toBe('amount asc nulls last, id asc');
  expect(falling).toBe('amount desc nulls last, id desc');
  expect(newest.text).toBe('created_at desc, id desc');
});

test('recentResponse returns a next cursor while there are more rows, newest first', () => {
  const page = { page: 1, limit: 2, order: newest };
  expect(recentResponse(rows, 3, page, ({ id }) => id)).toMatchObject({
    ...{ data: ['r3', 'r2'], pages: 2, total: 3, totalIsCapped: false, next: expect.any(String) },
  });
  expect(recentResponse(rows.slice(0, 2), 2, page, ({ id }) => id)).not.toHaveProperty('next');
  expect(recentWindow({ page: 7, limit: 2, after: 'any' }, newest)).toMatchObject({ offset: 0 });
});

test('page numbers and totals of growing lists end at 10,000 rows', () => {
  expect(recentWindow({ page: 400, limit: 25 }, newest)).toMatchObject({ offset: 9_975 });
  expect(() => recentWindow({ page: 401, limit: 25 }, newest)).toThrow('pages end at 10,000 rows');
  const answer = recentResponse(rows, 10_001, { page: 1, limit: 25, order: newest }, ({ id }) => id);
  expect(answer).toMatchObject({ total: 10_000, totalIsCapped: true, pages: 400 });
});
