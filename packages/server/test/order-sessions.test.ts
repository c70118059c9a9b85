import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endAttempt } from '../src/areas/checkout/attempts/end-attempt.ts';
import type { Proof } from '../src/areas/checkout/proof.ts';
import { newId } from '../src/basics/ids.ts';
import type { Answer } from './support/api.ts';
import { expectSoundBooks } from './support/books.ts';
import {
  actAtCounter,
  newOrder,
  newSession,
  readSession,
  referenceBody,
  takeReference,
  waitForSessionStatus,
} from './support/payments.ts';
import { startWorld, type World } from './support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld({ service: { portalUrl: 'https://shop.example/welcome' } });
  const events = [
    'payment.succeeded',
    'payment.late',
    'payment.failed',
    'payment.expired',
    'payment.canceled',
  ];
  const body = { url: 'https://shop.example/hooks', events };
  const params = { body: { ...body, userTypeId: world.nile.merchantId } };
  expect((await world.asOwner('addWebhookEndpoint', params)).status).toBe(200);
});
afterAll(() => world.close());

const create = (body: object) => world.asServer('createCheckoutSession', { body });
const cancel = (id: string, key?: string) => world.asServer('cancelCheckoutSession', { params: { id } }, key);
const codeOf = ({ status, problem }: Pick<Answer<unknown>, 'status' | 'problem'>) => [
  status,
  problem?.errors?.[0]?.code,
];

/** Lets an open session's time end. The sweep that sets its status has not run yet. */
const endTime = (sessionId: string) =>
  world.gateway.pool.query(
    "update checkout_sessions set expires_at = now() - interval '1 minute' where id = $1",
    [sessionId],
  );

const fail = (sessionId: string) =>
  world.gateway.pool.query("update checkout_sessions set status = 'failed', ended_at = now() where id = $1", [
    sessionId,
  ]);

/** Adds an open payment to a session, as a customer who is at the provider's page. */
async function beginPayment(sessionId: string): Promise<{ id: string; session_id: string }> {
  const id = newId('att');
  const { db } = world.gateway;
  await db
    .insertInto('payment_attempts')
    .values({
      id,
      user_type_id: world.nile.merchantId,
      session_id: sessionId,
      provider: 'Fawry',
      method: 'FawryRef',
      status: 'pending',
      merchant_ref_number: id,
      reference_number: null,
      customer: '{}',
      failure: null,
      created_at: new Date(),
      abandoned_at: new Date(),
    })
    .execute();
  return { id, session_id: sessionId };
}

const paid: Proof = { state: 'paid', providerReference: 'test' };
const pay = (attempt: { id: string; session_id: string }) => endAttempt(world.gateway, attempt, paid);

/** Returns type, session and duplicate of each event that the endpoint gets about an order, oldest first. */
async function eventsOf(orderId: string): Promise<(string | boolean | undefined)[][]> {
  const { rows } = await world.gateway.pool.query(
    `select payload from webhook_deliveries where endpoint_id is not null and payload::jsonb->'data'->>'orderId' = $1
     order by created_at, id`,
    [orderId],
  );
  return rows
    .map(({ payload }) => (typeof payload === 'string' ? JSON.parse(payload) : payload))
    .map(({ type, data }) => [type, data.sessionId, data.duplicate]);
}

const sessionsOf = async (orderId: string): Promise<{ id: string; status: string }[]> =>
  (await world.gateway.pool.query('select id, status from checkout_sessions where order_id = $1', [orderId]))
    .rows;

const ends: Record<string, (sessionId: string) => Promise<unknown>> = {
  'has expired': endTime,
  'has failed': fail,
  'was canceled': (sessionId) => cancel(sessionId),
};

test.each(Object.entries(ends))('the order of a session that %s is free', async (_how, end) => {
  const order = newOrder(world.nile);
  const first = await create(order);
  await end(first.body.sessionId);
  const second = await create({ ...order, amount: 451 });
  expect(second.status, second.text).toBe(200);
  expect(second.body.sessionId).not.toBe(first.body.sessionId);
  expect(await readSession(world, second.body.sessionId)).toMatchObject({ status: 'open', amount: 451 });
  expect((await create({ ...order, amount: 451 })).body.sessionId).toBe(second.body.sessionId);
  expect(codeOf(await create(order))).toEqual([409, 'order-exists']);
  const old = { ...order, sessionId: first.body.sessionId };
  const answer = await world.asCustomer('requestReferenceNumber', { body: referenceBody(old) });
  expect(codeOf(answer)).toEqual([409, 'session-expired']);
});

test('ten concurrent requests for the order of an expired session create one session', async () => {
  const order = newOrder(world.nile);
  const first = await create(order);
  await endTime(first.body.sessionId);
  const answers = await Promise.all(Array.from({ length: 10 }, () => create(order)));
  expect(new Set(answers.map(({ body }) => body.sessionId)).size).toBe(1);
  expect(await sessionsOf(order.orderId)).toHaveLength(2);
});

test('an expired session that is paid after all pays its order and ends the newer session', async () => {
  const session = await newSession(world);
  const attempt = await beginPayment(session.sessionId);
  await fail(session.sessionId);
  const { sessionId: _, url: __, ...order } = session;
  const newer = (await create(order)).body.sessionId;
  await pay(attempt);
  expect(await readSession(world, newer)).toMatchObject({
    status: 'expired',
    errors: [{ code: 'order-paid' }],
  });
  expect(codeOf(await create(order))).toEqual([409, 'order-paid']);
  const asked = await world.asCustomer('requestReferenceNumber', {
    body: referenceBody({ ...order, sessionId: newer }),
  });
  expect(codeOf(asked)).toEqual([409, 'order-paid']);
  expect(await eventsOf(order.orderId)).toEqual([['payment.late', session.sessionId, undefined]]);
});

test('a second payment of an order by a newer session is told as a duplicate', async () => {
  const session = await newSession(world);
  const attempt = await beginPayment(session.sessionId);
  await endTime(session.sessionId);
  const { sessionId: _, url: __, ...order } = session;
  const newer = (await create(order)).body.sessionId;
  const { referenceNumber } = await takeReference(world, { ...order, sessionId: newer });
  await pay(attempt);
  expect(await readSession(world, newer)).toMatchObject({ status: 'pending' });
  await actAtCounter(world, referenceNumber);
  await waitForSessionStatus(world, newer, 'paid');
  expect(await eventsOf(order.orderId)).toEqual([
    ['payment.expired', session.sessionId, undefined],
    ['payment.late', session.sessionId, undefined],
    ['payment.late', newer, true],
  ]);
  await expectSoundBooks(world.gateway);
});

test('of two sessions of an order that are paid at the same moment, exactly one is told as a duplicate', async () => {
  for (let round = 0; round < 5; round += 1) {
    const session = await newSession(world);
    const older = await beginPayment(session.sessionId);
    await fail(session.sessionId);
    const { sessionId: _, url: __, ...order } = session;
    const newer = await beginPayment((await create(order)).body.sessionId);
    await Promise.all([pay(older), pay(newer)]);
    const events = await eventsOf(order.orderId);
    expect(events.filter(([, , duplicate]) => duplicate)).toHaveLength(1);
    expect(events).toHaveLength(2);
  }
});

test('a canceled session cannot be paid, and only endpoints are told', async () => {
  const session = await newSession(world);
  const answer = await cancel(session.sessionId);
  expect(answer.body).toMatchObject({ sessionId: session.sessionId, status: 'expired', errors: [] });
  const read = await world.asServer('retrieveCheckoutSession', { params: { id: session.sessionId } });
  const { returnUrl: _signedAnew, ...same } = answer.body;
  expect(read.body).toMatchObject(same);
  expect(answer.body.canceledDate).toMatch(/^20/);
  expect((await cancel(session.sessionId)).body.canceledDate).toBe(answer.body.canceledDate);
  const asked = await world.asCustomer('requestReferenceNumber', { body: referenceBody(session) });
  expect(codeOf(asked)).toEqual([409, 'session-expired']);
  expect(await eventsOf(session.orderId)).toEqual([['payment.canceled', session.sessionId, undefined]]);
});

test('canceling gives up an open payment, which still counts when it is paid late', async () => {
  const session = await newSession(world);
  const { referenceNumber } = await takeReference(world, session);
  expect((await cancel(session.sessionId)).body.status).toBe('expired');
  await actAtCounter(world, referenceNumber);
  await waitForSessionStatus(world, session.sessionId, 'paid');
  expect((await eventsOf(session.orderId)).map(([type]) => type)).toEqual([
    'payment.canceled',
    'payment.late',
  ]);
});

test('canceling a session that its customer has paid at the provider is refused, and the session is paid', async () => {
  const session = await newSession(world);
  const { referenceNumber } = await takeReference(world, session);
  await actAtCounter(world, referenceNumber);
  expect(codeOf(await cancel(session.sessionId))).toEqual([409, 'order-paid']);
  expect(codeOf(await cancel(session.sessionId))).toEqual([409, 'order-paid']);
  expect(await readSession(world, session.sessionId)).toMatchObject({ status: 'paid' });
});

test("another merchant's session cannot be canceled, and is not named", async () => {
  const session = await newSession(world);
  const [foreign, missing] = [
    await cancel(session.sessionId, world.delta.privateKey),
    await cancel('cs_nowhere', world.delta.privateKey),
  ];
  expect([foreign.status, missing.status]).toEqual([404, 404]);
  expect(foreign.problem.message).toBe(missing.problem.message);
  expect(await readSession(world, session.sessionId)).toMatchObject({ status: 'open' });
});

type Action = 'create' | 'other amount' | 'cancel' | 'end time' | 'fail' | 'begin' | 'pay';
const actions: Action[] = ['create', 'other amount', 'cancel', 'end time', 'fail', 'begin', 'pay'];

test('whatever happens to an order, it has one live session at most and every payment but the first is a duplicate', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...actions), fc.nat(5)), { minLength: 4, maxLength: 14 }),
      async (steps) => {
        const order = newOrder(world.nile);
        const begun: { id: string; session_id: string }[] = [];
        let payments = 0;
        for (const [action, index] of [['create', 0] as const, ...steps]) {
          const sessions = await sessionsOf(order.orderId);
          const id = sessions[index % Math.max(1, sessions.length)]?.id ?? '';
          const isPaid = sessions.some(({ status }) => status === 'paid');
          if (action === 'create' || action === 'other amount') {
            const answer = await create(action === 'create' ? order : { ...order, amount: 7 });
            if (isPaid) expect(codeOf(answer)).toEqual([409, 'order-paid']);
          }
          if (action === 'cancel') await cancel(id);
          if (action === 'end time') await endTime(id);
          if (action === 'fail' && sessions.find((one) => one.id === id)?.status === 'open') await fail(id);
          if (action === 'begin') begun.push(await beginPayment(id));
          if (action === 'pay') {
            const [attempt] = begun.splice(index % Math.max(1, begun.length), 1);
            if (attempt) payments += 1;
            if (attempt) await pay(attempt);
          }
          const after = await sessionsOf(order.orderId);
          expect(after.filter(({ status }) => status === 'open' || status === 'pending').length).toBeLessThan(
            2,
          );
        }
        const told = (await eventsOf(order.orderId)).filter(([type]) =>
          ['payment.succeeded', 'payment.late'].includes(String(type)),
        );
        expect(told.length).toBe(payments);
        expect(told.filter(([, , duplicate]) => duplicate).length).toBe(Math.max(0, payments - 1));
      },
    ),
    { numRuns: 25 },
  );
}, 120_000);
