import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from './support/books.ts';
import { eventually } from './support/eventually.ts';
import {
  actAtCounter,
  newSession,
  readSession,
  takeReference,
  transactionsOf,
  waitForSessionStatus,
} from './support/payments.ts';
import { startWorld, type World } from './support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld({ service: { portalUrl: 'https://shop.example/welcome' } });
});
afterAll(() => world.close());

const abandon = (id: string) => world.asCustomer('abandonPayment', { params: { id } });

test('abandoning a payment leaves its session open for another payment', async () => {
  const session = await newSession(world, {});
  const first = await takeReference(world, session);
  expect((await abandon(session.sessionId)).body).toEqual({ status: 'open' });
  const open = await readSession(world, session.sessionId);
  expect(open).toMatchObject({ status: 'open' });
  expect(open).not.toHaveProperty('lastFailure');
  expect(open).not.toHaveProperty('reference');
  expect(open).not.toHaveProperty('attempt');
  const second = await takeReference(world, session);
  expect(second.referenceNumber).not.toBe(first.referenceNumber);
  expect(await readSession(world, session.sessionId)).toMatchObject({
    status: 'pending',
    reference: { referenceNumber: second.referenceNumber },
  });
});

test('abandoning a payment twice, or without an open payment, changes nothing', async () => {
  const session = await newSession(world, {});
  expect((await abandon(session.sessionId)).body).toEqual({ status: 'open' });
  await takeReference(world, session);
  await abandon(session.sessionId);
  expect((await abandon(session.sessionId)).body).toEqual({ status: 'open' });
});

test('abandoning a payment that was paid at the payment provider makes the session paid, with a receipt', async () => {
  const session = await newSession(world, { amount: 120 });
  const reference = await takeReference(world, session);
  await actAtCounter(world, reference.referenceNumber);
  expect((await abandon(session.sessionId)).body).toEqual({ status: 'paid' });
  const { receiptId = '' } = await readSession(world, session.sessionId);
  const { body } = await world.asCustomer('getReceipt', { params: { receiptId } });
  expect(body).toMatchObject({
    receiptId,
    amount: 120,
    paymentMethod: 'FawryRef',
    referenceNumber: reference.referenceNumber,
    refundedAmount: 0,
    refundStatus: 'none',
    timeZone: 'Africa/Cairo',
  });
});

test('a payment that succeeds after it was abandoned makes its session paid', async () => {
  const session = await newSession(world, {});
  const first = await takeReference(world, session);
  await abandon(session.sessionId);
  await takeReference(world, session);
  await actAtCounter(world, first.referenceNumber);
  await waitForSessionStatus(world, session.sessionId, 'paid');
  expect((await transactionsOf(world, session.sessionId)).map(({ status }) => status)).toEqual(['Success']);
  await expectSoundBooks(world.gateway);
});

test('a payment that fails after it was abandoned leaves the session’s next payment open', async () => {
  const session = await newSession(world, {});
  const first = await takeReference(world, session);
  await abandon(session.sessionId);
  const second = await takeReference(world, session);
  await actAtCounter(world, first.referenceNumber, 'cancel');
  await eventually(async () => {
    const [attempt] = await world.gateway.db
      .selectFrom('payment_attempts')
      .select('status')
      .where('session_id', '=', session.sessionId)
      .where('abandoned_at', 'is not', null)
      .execute();
    expect(attempt?.status).toBe('failed');
  });
  expect(await readSession(world, session.sessionId)).not.toHaveProperty('lastFailure');
  expect(await readSession(world, session.sessionId)).toMatchObject({
    status: 'pending',
    reference: { referenceNumber: second.referenceNumber },
  });
});

/** A payment of which the counter takes 1.00 less than is due. */
const underpaid = { amount: 9005 };
const refused = [409, 'checkout.otherAmount'];

test('a payment for which another amount was received cannot be abandoned, before and after its notice', async () => {
  const session = await newSession(world, underpaid);
  const { referenceNumber } = await takeReference(world, session);
  await actAtCounter(world, referenceNumber);
  const first = await abandon(session.sessionId);
  expect([first.status, first.problem.errors[0]?.code]).toEqual(refused);
  await eventually(async () =>
    expect(await readSession(world, session.sessionId)).toMatchObject({
      status: 'pending',
      receivedAmount: 9004,
    }),
  );
  const second = await abandon(session.sessionId);
  expect([second.status, second.problem.errors[0]?.code]).toEqual(refused);
  expect((await takeReference(world, session)).referenceNumber).toBe(referenceNumber);
});

test('a payment cannot be abandoned when a notice reported another amount but the provider reports none', async () => {
  const session = await newSession(world);
  await takeReference(world, session);
  await world.gateway.db
    .updateTable('payment_attempts')
    .set({ received_amount: '1' })
    .where('session_id', '=', session.sessionId)
    .execute();
  const { status, problem } = await abandon(session.sessionId);
  expect([status, problem.errors[0]?.code]).toEqual(refused);
  expect(await readSession(world, session.sessionId)).toMatchObject({ status: 'pending', receivedAmount: 1 });
});

test('abandoning a payment of a session that has ended keeps the time of its end', async () => {
  const session = await newSession(world, {});
  const { sessionId } = session;
  await takeReference(world, session);
  const { pool } = world.gateway;
  await pool.query("update checkout_sessions set status = 'failed', ended_at = now() where id = $1", [
    sessionId,
  ]);
  expect((await abandon(sessionId)).body).toEqual({ status: 'failed' });
  const { rows } = await pool.query('select ended_at from checkout_sessions where id = $1', [sessionId]);
  expect(rows[0].ended_at).toBeInstanceOf(Date);
});

test('abandoning an unknown session and reading an unknown receipt return 404', async () => {
  expect((await abandon('cs_00000000000000000000')).status).toBe(404);
  const missing = await world.asCustomer('getReceipt', { params: { receiptId: 'rcp_0000000000000000' } });
  expect(missing.status).toBe(404);
});
