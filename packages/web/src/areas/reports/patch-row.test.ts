import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { queryKeys, type Resource } from '../../api/query-keys.ts';
import { patchRow } from './patch-row.ts';

test('patchRow changes the row in every cached page of its report and nothing else', () => {
  const client = new QueryClient();
  const page = (...ids: string[]) => ({
    data: ids.map((_id) => ({ _id, status: 'Failed' })),
    total: ids.length,
  });
  client.setQueryData(queryKeys.list('billing-report', { page: 1 }), page('a', 'b'));
  client.setQueryData(queryKeys.list('billing-report', { page: 2 }), page('b'));
  client.setQueryData(queryKeys.list('transaction-report', { page: 1 }), page('b'));
  patchRow(client, 'billing-report', 'b', { status: 'Success' });
  const statuses = (report: Resource, page: number) =>
    client
      .getQueryData<{ data: { status: string }[] }>(queryKeys.list(report, { page }))
      ?.data.map(({ status }) => status);
  expect(statuses('billing-report', 1)).toEqual(['Failed', 'Success']);
  expect(statuses('billing-report', 2)).toEqual(['Success']);
  expect(statuses('transaction-report', 1)).toEqual(['Failed']);
});

test('patchRow leaves a report’s cached sums alone', () => {
  const client = new QueryClient();
  const sums = [{ currency: 'EGP', count: 2 }];
  client.setQueryData(queryKeys.sums('billing-report', {}), sums);
  patchRow(client, 'billing-report', 'b', { status: 'Success' });
  expect(client.getQueryData(queryKeys.sums('billing-report', {}))).toBe(sums);
});
