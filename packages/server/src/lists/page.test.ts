import type pg from 'pg';
import { expect, test } from 'vitest';
import { condition } from './condition.ts';
import { fetchPage, type ListSource } from './page.ts';
import { indexedNullsLast } from './sort.ts';

const source: ListSource = {
  columns: 'm.id, m.name',
  from: 'merchants m',
  sorts: { name: 'm.name', createdDate: indexedNullsLast('m.created_at') },
  fallback: '-createdDate',
  tieBreak: 'm.id',
};

/** A fake pool that records statements and returns the given rows and total. */
function poolOf(total: number, rows: object[] = []) {
  const asked: { text: string; values: unknown[] }[] = [];
  const query = async (text: string, values: unknown[]) => {
    asked.push({ text, values });
    return { rows: text.startsWith('select count') ? [{ total: String(total) }] : rows };
  };
  return { pool: { query } as unknown as pg.Pool, asked };
}

const page = (
  total: number,
  query: Parameters<typeof fetchPage>[3],
  conditions = [condition`m.status = ${'Active'}`],
) => {
  const { pool, asked } = poolOf(total, [{ id: 'mer_1' }]);
  return { asked, answer: fetchPage(pool, source, conditions, query, (row: { id?: string }) => row.id) };
};

test('fetchPage returns the first 25 rows, newest first, by default', async () => {
  const { asked, answer } = page(26, {});
  expect(await answer).toEqual({ data: ['mer_1'], current: 1, pages: 2, total: 26 });
  expect(asked[0]).toEqual({
    text: 'select m.id, m.name from merchants m where m.status = $1 order by m.created_at desc nulls last, m.id desc limit $2 offset $3',
    values: ['Active', 25, 0],
  });
  expect(asked[1]).toEqual({
    text: 'select count(*) as total from merchants m where m.status = $1',
    values: ['Active'],
  });
});

test('a list that begins with the oldest rows reads the index of the newest backwards', async () => {
  const { asked, answer } = page(7, { sort: 'createdDate' }, []);
  await answer;
  expect(asked[0]?.text).toContain('order by m.created_at asc nulls first, m.id asc');
});

test('fetchPage applies page, limit and an ascending sort', async () => {
  const { asked, answer } = page(7, { page: 3, limit: 2, sort: 'name' }, []);
  expect(await answer).toMatchObject({ current: 3, pages: 4, total: 7 });
  expect(asked[0]?.text).toContain('order by m.name asc nulls last, m.id asc limit $1 offset $2');
  expect(asked[0]?.values).toEqual([2, 4]);
});

test('fetchPage returns one empty page for an empty list', async () => {
  expect(await page(0, {}).answer).toMatchObject({ pages: 1, total: 0 });
});

test.each(['id', '-', '', '--name', 'name desc', 'constructor', '__proto__', 'toString', '-hasOwnProperty'])(
  'fetchPage rejects sort=%j before any query',
  async (sort) => {
    const { asked, answer } = page(1, { sort });
    await expect(answer).rejects.toMatchObject({ statusCode: 400, errors: [{ field: 'sort' }] });
    expect(asked).toEqual([]);
  },
);

test('fetchPage rejects pages after the 10,000th row', async () => {
  await expect(page(1, { page: 400, limit: 25 }).answer).resolves.toBeDefined();
  await expect(page(1, { page: 20, limit: 500 }).answer).resolves.toBeDefined();
  await expect(page(1, { page: 401, limit: 25 }).answer).rejects.toMatchObject({ statusCode: 400 });
  await expect(page(1, { page: 21, limit: 500 }).answer).rejects.toThrow(/10,000/);
});
