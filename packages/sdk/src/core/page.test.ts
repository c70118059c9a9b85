import { expect, test, vi } from 'vitest';
import { clientOn, pageOf, rejection } from '../../test/client-on.ts';
import { type Daftar, ServerError } from '../index.ts';
import type { RecordedRequest } from '../testing/index.ts';

const LIST = 'GET /merchants/get';
const REPORT = 'POST /reports/transaction-report';
const byNumber = ({ query }: RecordedRequest) =>
  pageOf([`${query.page ?? 1}a`, `${query.page ?? 1}b`], Number(query.page ?? 1), 3);

async function all<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const row of rows) found.push(row);
  return found;
}

test('awaiting a list resolves to its first page', async () => {
  const { daftar, transport } = clientOn({ [LIST]: byNumber });
  expect(await daftar.merchants.list()).toEqual({ data: ['1a', '1b'], current: 1, pages: 3, total: 6 });
  expect(transport.requests).toHaveLength(1);
});

test('iterating over a list yields every row of every page, with the same filters', async () => {
  const { daftar, transport } = clientOn({ [LIST]: byNumber });
  expect(await all(daftar.merchants.list({ q: 'nile', limit: 2 } as never))).toEqual([
    '1a',
    '1b',
    '2a',
    '2b',
    '3a',
    '3b',
  ]);
  expect(transport.requests.map(({ query }) => query)).toEqual([
    { q: 'nile', limit: '2' },
    { q: 'nile', limit: '2', page: '2' },
    { q: 'nile', limit: '2', page: '3' },
  ]);
});

test('iterating follows cursors to the last one', async () => {
  const { daftar, transport } = clientOn({});
  transport.on(REPORT, pageOf([1], 1, 400, 'c1'), pageOf([2], 2, 400, 'c2'), pageOf([3], 3, 400));
  expect(await all(daftar.reports.transactions({ dateFrom: 'd', page: 1 } as never))).toEqual([1, 2, 3]);
  expect(transport.requests.map(({ body }) => body)).toEqual([
    { dateFrom: 'd', page: 1 },
    { dateFrom: 'd', after: 'c1' },
    { dateFrom: 'd', after: 'c2' },
  ]);
});

test('loads the next page while the caller uses this one', async () => {
  const { daftar, transport } = clientOn({ [LIST]: byNumber });
  for await (const row of daftar.merchants.list()) {
    if (String(row) === '1a') await vi.waitFor(() => expect(transport.requests).toHaveLength(2), 20_000);
    else break;
  }
  expect(transport.requests).toHaveLength(2);
});

test('throws the failure of a later page when the caller reaches its rows, and ignores it if the caller stops before', async () => {
  const { daftar, transport } = clientOn({}, { maxRetries: 0 });
  transport.on(LIST, pageOf(['a'], 1, 2), new Response('', { status: 500 }));
  const rows = daftar.merchants.list()[Symbol.asyncIterator]();
  expect(await rows.next()).toEqual({ value: 'a', done: false });
  expect(await rejection(rows.next())).toBeInstanceOf(ServerError);
  transport.on(LIST, pageOf(['a'], 1, 2), new Response('', { status: 500 }));
  for await (const _ of daftar.merchants.list()) break;
  await new Promise((resolve) => setTimeout(resolve, 5));
});

test('pages() yields page by page and ends with an empty one', async () => {
  const { daftar, transport } = clientOn({});
  transport.on(LIST, pageOf(['a'], 1, 9), pageOf([], 2, 9));
  const pages = await all(daftar.merchants.list().pages());
  expect(pages.map(({ current }) => current)).toEqual([1, 2]);
});

test('iterating throws when the first page fails', async () => {
  const { daftar } = clientOn({ [LIST]: () => new Response('', { status: 500 }) }, { maxRetries: 0 });
  expect(await rejection(all(daftar.merchants.list()))).toBeInstanceOf(ServerError);
  expect(await rejection(daftar.merchants.list().withResponse())).toBeInstanceOf(ServerError);
});

test.each([
  ['a cursor', REPORT, pageOf([1], 1, 9, 'c1'), (daftar: Daftar) => daftar.reports.transactions({} as never)],
  ['a page number', LIST, pageOf([1], 1, 9), (daftar: Daftar) => daftar.merchants.list()],
])('a list that repeats %s ends with an error', async (_, route, page, list) => {
  const { daftar, transport } = clientOn({ [route]: page });
  expect(await rejection(all<unknown>(list(daftar)))).toMatchObject({
    message: expect.stringContaining('came back'),
  });
  expect(transport.requests.length).toBeLessThan(4);
});
