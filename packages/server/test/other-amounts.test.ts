import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expectSoundBooks } from './support/books.ts';
import { actAtCounter, newSession, readSession, takeReference, today } from './support/payments.ts';
import { startWorld, type World } from './support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const recordOf = async (id: string) => (await world.asOwner('getPayment', { params: { id } })).body;

/** The sessions of today that the office's list of checkout requests shows. */
async function listed({ query, ...filter }: { received?: string; query?: string }): Promise<string[]> {
  const body = { dateFrom: today(), dateTo: today(), ...filter };
  const { data } = (
    query === undefined
      ? await world.asOwner('listCheckoutRequests', { body })
      : await world.asOwner('searchCheckoutRequests', { body: { ...body, query } })
  ).body;
  return data.map(({ _id }) => _id);
}

test('a customer who paid less than is due and the office read what was received, and the order stays unpaid', async () => {
  const session = await newSession(world, { amount: 9005 });
  const reference = await takeReference(world, session);
  expect(await readSession(world, session.sessionId)).not.toHaveProperty('receivedAmount');
  expect(await recordOf(session.sessionId)).not.toHaveProperty('receivedAmount');
  await actAtCounter(world, reference.referenceNumber);
  await vi.waitFor(async () =>
    expect(await readSession(world, session.sessionId)).toMatchObject({
      status: 'pending',
      amount: 9005,
      receivedAmount: 9004,
    }),
  );
  expect(await recordOf(session.sessionId)).toMatchObject({ status: 'pending', receivedAmount: 9004 });
  expect(await listed({ received: 'other' })).toEqual([session.sessionId]);
  expect(await listed({ received: 'other', query: 'nobody' })).toEqual([]);
  await expectSoundBooks(world.gateway);
});

test('a payment of the amount due has no other amount', async () => {
  const session = await newSession(world, { amount: 120 });
  const reference = await takeReference(world, session);
  await actAtCounter(world, reference.referenceNumber);
  await vi.waitFor(async () => expect((await recordOf(session.sessionId)).status).toBe('paid'));
  expect(await recordOf(session.sessionId)).not.toHaveProperty('receivedAmount');
  expect(await readSession(world, session.sessionId)).not.toHaveProperty('receivedAmount');
  expect(await listed({})).toContain(session.sessionId);
  expect(await listed({ received: 'other' })).not.toContain(session.sessionId);
});
