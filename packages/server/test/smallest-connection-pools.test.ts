import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from './support/books.ts';
import { actAtCounter, newSession, takeReference, waitForSessionStatus } from './support/payments.ts';
import { startWorld, type World } from './support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld({ environment: { DATABASE_CONNECTIONS: '2', DATABASE_PAYMENT_CONNECTIONS: '2' } });
});
afterAll(() => world.close());

test('concurrent payments and lists all succeed with the smallest connection pools', async () => {
  const pay = async () => {
    const session = await newSession(world);
    const { referenceNumber } = await takeReference(world, session);
    await actAtCounter(world, referenceNumber);
    return waitForSessionStatus(world, session.sessionId, 'paid');
  };
  const paid = await Promise.all(Array.from({ length: 10 }, pay));
  expect(paid).toHaveLength(10);
  const lists = await Promise.all(Array.from({ length: 20 }, () => world.asOwner('listServices')));
  expect(lists.every(({ status }) => status === 200)).toBe(true);
  await expectSoundBooks(world.gateway);
});
