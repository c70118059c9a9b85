import { QueryClient, queryOptions } from '@tanstack/react-query';
import { expect, expectTypeOf, test } from 'vitest';
import { type Key, queryKeys } from './query-keys.ts';

test('TanStack Query accepts the keys of the factory, but no other arrays', () => {
  const client = new QueryClient();
  const queryFn = () => 1;
  expectTypeOf(
    queryOptions({ queryKey: queryKeys.detail('merchants', 'm1'), queryFn }).queryKey,
  ).toExtend<Key>();
  // @ts-expect-error: an array is not a query key.
  queryOptions({ queryKey: ['merchants', 'detail', 'm1'], queryFn });
  // @ts-expect-error: an array is not a query key for reading.
  client.getQueryData(['merchants', 'detail', 'm1']);
  // @ts-expect-error: an array is not a query key for writing.
  client.setQueryData(['merchants', 'detail', 'm1'], 1);
  // @ts-expect-error: an array is not a query key for filtering.
  void client.invalidateQueries({ queryKey: ['merchants'] });
  // @ts-expect-error: there is no such resource.
  queryKeys.all('merchant');
});

test('the key of a resource matches all of its queries and none of another', async () => {
  const client = new QueryClient();
  const keys = [
    queryKeys.list('merchants', { page: 1 }),
    queryKeys.allRows('merchants', {}),
    queryKeys.detail('merchants', 'm1'),
    queryKeys.edit('merchants', 'm1'),
    queryKeys.history('merchants', 'm1'),
    queryKeys.choice('merchants', 'account', 'm1'),
  ];
  const others = [queryKeys.list('carriers', { page: 1 }), queryKeys.detail('roles', 'm1')];
  for (const key of [...keys, ...others]) client.setQueryData(key, 1);
  await client.invalidateQueries({ queryKey: queryKeys.all('merchants') });
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual(keys.map(() => true));
  expect(others.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([false, false]);
});

test('a key of one area matches those that begin like it', () => {
  const client = new QueryClient();
  const september = queryKeys.of('settlements', 'revenue', { dateFrom: '2026-09-01', dateTo: '2026-09-30' });
  client.setQueryData(september, null);
  client.setQueryData(queryKeys.of('settlements', 'overlap', { dateFrom: '2026-09-01' }), []);
  expect(client.getQueriesData({ queryKey: queryKeys.of('settlements', 'revenue') })).toEqual([
    [september, null],
  ]);
});
