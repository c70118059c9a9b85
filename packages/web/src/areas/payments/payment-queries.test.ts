import { createTestTransport } from '@daftar/sdk/testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { transport } from '../../api/api.ts';
import { paymentQuery } from './payment-queries.ts';

const paid = { _id: 'txn_1', status: 'paid', timeline: [] };
const refund = (status: string) => [{ _id: 'rfd_1', status }];
const before = { ...paid, refunds: [], transaction: { amount: 10 } };
/** The refund ended while the server was reading: the response has the ended refund, but not its amount. */
const torn = { ...paid, refunds: refund('succeeded'), transaction: { amount: 10 } };
const after = { ...paid, refunds: refund('succeeded'), transaction: { amount: 10, refundedAmount: 10 } };

/** Reads the payment as often as the server has responses for it, and returns the client and the number of requests. */
async function readTwice(...responses: object[]) {
  const server = createTestTransport();
  server.on('GET /payments/get/{id}', ...responses);
  transport.fetch = (input, init) => server.fetch(input, init);
  const client = new QueryClient();
  await client.fetchQuery(paymentQuery('txn_1'));
  await client.fetchQuery({ ...paymentQuery('txn_1'), staleTime: 0 });
  return { shown: client.getQueryData(paymentQuery('txn_1').queryKey), count: server.requests.length };
}

test('a payment is read again when the state of its refund has changed', async () => {
  expect(await readTwice(before, torn, after)).toEqual({ shown: after, count: 3 });
  const pending = { ...before, refunds: refund('pending') };
  expect(await readTwice(pending, torn, after)).toEqual({ shown: after, count: 3 });
});

test('a payment whose refunds are as before is read once', async () => {
  expect(await readTwice(after, after)).toEqual({ shown: after, count: 2 });
});
