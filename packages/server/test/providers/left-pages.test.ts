import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sweepAttempts } from '../../src/areas/checkout/sessions/expire.ts';
import { expectSoundBooks } from '../support/books.ts';
import { readSession, transactionsOf, waitForSessionStatus } from '../support/payments.ts';
import { journeysOf } from './journey-list.ts';
import { type ReceivingShops, type Session, startReceivingShops } from './shops.ts';

let world: ReceivingShops;
beforeAll(async () => {
  world = await startReceivingShops();
});
afterEach(() => expectSoundBooks(world.gateway));
afterAll(() => world.close());

const journeys = journeysOf(() => world).filter(({ provider }) => provider !== 'Paymob');

/** Ends the session's time some minutes ago, and makes its payment due for a check. */
async function endedBefore({ sessionId }: Session, minutes: number): Promise<void> {
  const { pool } = world.gateway;
  await pool.query(
    'update checkout_sessions set expires_at = now() - make_interval(mins => $1) where id = $2',
    [minutes, sessionId],
  );
  await pool.query(
    "update payment_attempts set created_at = now() - interval '3 hours', checked_at = null where session_id = $1",
    [sessionId],
  );
  await sweepAttempts(world.gateway);
}

const attemptOf = ({ sessionId }: Session) =>
  world.gateway.db
    .selectFrom('payment_attempts')
    .select(['status', 'abandoned_at'])
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();

test.each(journeys)(
  'a session whose customer left the page of $provider expires an hour after its end, and can still be paid late',
  async ({ provider, start, pay }) => {
    const session = await world.order(provider);
    const page = await start(session);
    await endedBefore(session, 58);
    expect(await readSession(world, session.sessionId)).toMatchObject({ status: 'pending' });
    await endedBefore(session, 61);
    expect(await readSession(world, session.sessionId)).toMatchObject({ status: 'expired' });
    expect(await attemptOf(session)).toMatchObject({ status: 'pending', abandoned_at: expect.any(Date) });
    await endedBefore(session, 90);
    await world.receiver.waitForWebhooks(session.orderId, 1);
    expect(await transactionsOf(world, session.sessionId)).toEqual([]);
    await pay(page);
    await endedBefore(session, 120);
    await waitForSessionStatus(world, session.sessionId, 'paid');
    await world.receiver.waitForWebhooks(session.orderId, 2);
    expect(world.typesOf(session)).toEqual(['payment.expired', 'payment.late']);
  },
);

test('a session whose provider does not respond stays pending after its end', async () => {
  const session = await world.order('Monty');
  await journeys.find(({ provider }) => provider === 'Monty')?.start(session);
  const { providerFor } = world.gateway;
  world.gateway.providerFor = (name) => {
    const provider = providerFor(name);
    const exchange = { provider: name, request: {}, response: {} };
    const status = { state: 'unknown' as const, reason: 'HTTP 500' };
    return provider && { ...provider, status: () => Promise.resolve({ status, exchange }) };
  };
  try {
    await endedBefore(session, 600);
    expect(await readSession(world, session.sessionId)).toMatchObject({ status: 'pending' });
  } finally {
    world.gateway.providerFor = providerFor;
  }
});

test('a merchant learns that a session has expired when its customer abandons the payment after its end', async () => {
  const session = await world.order('Monty');
  await journeys.find(({ provider }) => provider === 'Monty')?.start(session);
  await endedBefore(session, 1);
  const { body } = await world.asCustomer('abandonPayment', { params: { id: session.sessionId } });
  expect(body).toEqual({ status: 'expired' });
  await world.receiver.waitForWebhooks(session.orderId, 1);
  expect(world.typesOf(session)).toEqual(['payment.expired']);
});
