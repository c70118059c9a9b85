import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkAttempt } from '../src/areas/checkout/attempts/check-attempt.ts';
import { requestConditions, requestList } from '../src/areas/checkout-logs/requests.ts';
import { writeWhere } from '../src/lists/condition.ts';
import { expectSoundBooks } from './support/books.ts';
import { eventually } from './support/eventually.ts';
import { newEndpoint } from './support/keys.ts';
import {
  actAtCounter,
  newSession,
  readSession,
  takeReference,
  today,
  waitForSessionStatus,
} from './support/payments.ts';
import { expectDescribedWebhooks } from './support/webhooks.ts';
import { startWorld, type World } from './support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

/** The sandbox sends its notices later when the machine is busy. */
const waitFor = (check: () => Promise<void>) => eventually(check);

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
  await waitFor(async () =>
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

/** The events of another amount that are stored for an endpoint. */
const eventsFor = async (endpointId: string) =>
  (
    await world.gateway.db
      .selectFrom('webhook_deliveries')
      .select(['event_id', 'payload'])
      .where('endpoint_id', '=', endpointId)
      .where('type', '=', 'payment.otherAmount')
      .execute()
  ).map(({ event_id, payload }) => ({ event: event_id, ...JSON.parse(payload) }));

test('each endpoint that wants it gets one event of another amount, however often the provider reports it', async () => {
  const events = ['payment.otherAmount' as const];
  const { id: first } = await newEndpoint(world, world.nile, { events });
  const { id: second } = await newEndpoint(world, world.nile, { events });
  const { id: unwilling } = await newEndpoint(world, world.nile, { events: ['payment.succeeded'] });
  const session = await newSession(world, { amount: 9005 });
  const { referenceNumber } = await takeReference(world, session);
  await actAtCounter(world, referenceNumber);
  await waitFor(async () => expect(await eventsFor(first)).toHaveLength(1));
  const attempt = await world.gateway.db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('session_id', '=', session.sessionId)
    .executeTakeFirstOrThrow();
  const provider = world.gateway.providerFor('Fawry');
  if (!provider) throw new Error('No provider');
  await Promise.all(Array.from({ length: 5 }, () => checkAttempt(world.gateway, provider, attempt)));
  const [told, ...others] = await eventsFor(first);
  expect(others).toEqual([]);
  expect(told?.data).toEqual({
    sessionId: session.sessionId,
    serviceId: session.serviceId,
    orderId: session.orderId,
    amount: 9005,
    receivedAmount: 9004,
    currency: 'EGP',
  });
  expect((await eventsFor(second)).map(({ event }) => event)).toEqual([told?.event]);
  expect(await eventsFor(unwilling)).toEqual([]);
  await expectDescribedWebhooks(world.gateway);
});

test('another amount that arrives after the attempt expired is shown to the office and to the customer, who may pay again', async () => {
  const session = await newSession(world, { amount: 9005 });
  const { referenceNumber } = await takeReference(world, session);
  await actAtCounter(world, referenceNumber, 'expire');
  await waitForSessionStatus(world, session.sessionId, 'open');
  await actAtCounter(world, referenceNumber);
  await waitFor(async () =>
    expect(await recordOf(session.sessionId)).toMatchObject({ status: 'open', receivedAmount: 9004 }),
  );
  expect(await listed({ received: 'other' })).toContain(session.sessionId);
  expect(await readSession(world, session.sessionId)).toMatchObject({ status: 'open', receivedAmount: 9004 });
  const second = await takeReference(world, session);
  // Without the amount, because the page hides the number of a payment for which another amount was received.
  const pending = await readSession(world, session.sessionId);
  expect(pending).toMatchObject({ reference: { referenceNumber: second.referenceNumber } });
  expect(pending).not.toHaveProperty('receivedAmount');
});

test('the office reads another amount for an attempt whose charge has no answer yet', async () => {
  const session = await newSession(world);
  await takeReference(world, session);
  await world.gateway.db
    .updateTable('payment_attempts')
    .set({ status: 'created', received_amount: '1' })
    .where('session_id', '=', session.sessionId)
    .execute();
  expect(await recordOf(session.sessionId)).toMatchObject({ status: 'pending', receivedAmount: 1 });
  expect(await listed({ received: 'other' })).toContain(session.sessionId);
});

test('a payment of the amount due has no other amount', async () => {
  const session = await newSession(world, { amount: 120 });
  const reference = await takeReference(world, session);
  await actAtCounter(world, reference.referenceNumber);
  await waitFor(async () => expect((await recordOf(session.sessionId)).status).toBe('paid'));
  expect(await recordOf(session.sessionId)).not.toHaveProperty('receivedAmount');
  expect(await readSession(world, session.sessionId)).not.toHaveProperty('receivedAmount');
  expect(await listed({})).toContain(session.sessionId);
  expect(await listed({ received: 'other' })).not.toContain(session.sessionId);
});

test('the filter by another amount does not read all attempts', async () => {
  const { pool } = world.gateway;
  const { sessionId } = await newSession(world);
  await pool.query(
    `insert into payment_attempts (id, user_type_id, session_id, provider, method, status, merchant_ref_number, created_at)
     select 'att_many' || n, $1, $2, 'Fawry', 'FawryRef', 'failed', '77' || n, now() from generate_series(1, 20000) as n`,
    [world.nile.merchantId, sessionId],
  );
  await pool.query('analyze payment_attempts');
  const query = { dateFrom: today(), dateTo: today(), received: 'other' as const };
  const { text, values } = writeWhere(requestConditions(world.gateway, query, undefined));
  const { rows } = await pool.query(`explain select id from ${requestList.from}${text}`, values);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('payment_attempts_received');
  expect(plan).not.toContain('Seq Scan on payment_attempts');
});
