import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { patchRow } from './patch-row.ts';

test('patchRow changes the row in every cached page of its report and nothing else', () => {
  const client = new QueryClient();
  const page = (...ids: string[]) => ({
    data: ids.map((_id) => ({ _id, status: 'Failed' })),
    total: ids.length,
  });
  client.setQueryData(['billing-report', 1], page('a', 'b'));
  client.setQueryData(['billing-report', 2], page('b'));
  client.setQueryData(['transaction-report', 1], page('b'));
  patchRow(client, 'billing-report', 'b', { status: 'Success' });
  const statuses = (...key: unknown[]) =>
    client.getQueryData<{ data: { status: string }[] }>(key)?.data.map(({ status }) => status);
  expect(statuses('billing-report', 1)).toEqual(['Failed', 'Success']);
  expect(statuses('billing-report', 2)).toEqual(['Success']);
  expect(statuses('transaction-report', 1)).toEqual(['Failed']);
});

test('patchRow leaves a report’s cached sums alone', () => {
  const client = new QueryClient();
  const sums = [{ currency: 'EGP', count: 2 }];
  client.setQueryData(['billing-report', 'sums', {}], sums);
  patchRow(client, 'billing-report', 'b', { status: 'Success' });
  expect(client.getQueryData(['billing-report', 'sums', {}])).toBe(sums);
});
