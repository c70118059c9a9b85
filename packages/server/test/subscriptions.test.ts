import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { endAttempt } from '../src/areas/checkout/attempts/end-attempt.ts';
import { claimCharge } from '../src/areas/subscriptions/claim-charge.ts';
import { runCharges } from '../src/areas/subscriptions/run-charges.ts';
import { type Answer, expectProblem } from './support/api.ts';
import { expectSoundBooks } from './support/books.ts';
import { asUserOf, payableOf } from './support/figures.ts';
import { newEndpoint } from './support/keys.ts';
import { FakeProvider, later } from './support/refunds.ts';
import { newNumber } from './support/subscriptions.ts';
import { expectDescribedWebhooks } from './support/webhooks.ts';
import { newTenant, startWorld, type Tenant, unique, type World } from './support/world.ts';

let world: World;
let shop: Tenant;
let provider: FakeProvider;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  // Without this, subscriptions of earlier tests would be due, too.
  await world.gateway.db.updateTable('subscriptions').set({ next_charge_at: null }).execute();
  await world.gateway.db
    .updateTable('subscription_charges')
    .set({ status: 'failed', ended_at: new Date() })
    .where('status', '=', 'pending')
    .execute();
  provider = new FakeProvider();
  provider.install(world.gateway);
  shop = await newTenant(world.gateway, unique('Subscribed'), { paymentMethods: ['MWallet'] });
  await newEndpoint(world, shop, { events: [...EVENTS] });
});
afterEach(() => expectSoundBooks(world.gateway));
afterAll(() => world.close());

const EVENTS = [
  'subscription.charged',
  'subscription.failed',
  'subscription.canceled',
  'subscription.reminder',
] as const;
const REASON = 'The customer asked for it';
const HOURS = 60;
const DAYS = 24 * HOURS;

const add = (body: object = {}) =>
  world.asOwner('addSubscription', {
    body: {
      serviceId: shop.service.serviceId,
      msisdn: newNumber(),
      subscriptionType: 'monthly',
      amount: 40,
      ...body,
    },
  });

async function started(body: object = {}): Promise<string> {
  const answer = await add(body);
  expect(answer.status, answer.text).toBe(200);
  return answer.body._id;
}

const run = (minutes = 0) => later(world.gateway, minutes, () => runCharges(world.gateway));
const read = async (id: string) => (await world.asOwner('getSubscription', { params: { id } })).body;
const setStatus = (id: string, status: string) =>
  world.asOwner('setSubscriptionStatus', { params: { id }, body: { status, reason: REASON } });

function refusedWith(answer: Answer, code: string): void {
  expectProblem(answer, 409);
  expect(answer.problem.errors[0]?.code).toBe(code);
}

/** Ends the payment of the subscription's newest charge, as a notice of its provider would. */
async function pay(id: string, minutes = 0, state: 'paid' | 'failed' = 'paid'): Promise<void> {
  const { db } = world.gateway;
  const attempt = await db
    .selectFrom('payment_attempts as a')
    .innerJoin('subscription_charges as c', 'c.session_id', 'a.session_id')
    .select(['a.id', 'a.session_id'])
    .where('c.subscription_id', '=', id)
    .orderBy('c.created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const proof =
    state === 'paid' ? { state, providerReference: `push-${attempt.id}` } : { state, reason: 'No money' };
  await later(world.gateway, minutes, () => endAttempt(world.gateway, attempt, proof));
}

const toldOf = async (type: string) =>
  (
    await world.gateway.db
      .selectFrom('webhook_deliveries')
      .select(['type', 'payload'])
      .where('user_type_id', '=', shop.merchantId)
      .orderBy('created_at')
      .execute()
  )
    .filter((told) => told.type === type)
    .map(({ payload }) => JSON.parse(payload).data);

test('the history of a new subscription begins with its creation, by the person who added it', async () => {
  const id = await started();
  const { body } = await world.asOwner('getSubscription', { params: { id } });
  const history = await world.asOwner('getHistory', { params: { kind: 'subscription', id } });
  expect(history.body.data).toMatchObject([
    {
      actor: expect.stringMatching(/./),
      code: 'history.subscriptionAdded',
      time: body.subscription.createdDate,
    },
  ]);
});

test('charges when due, books it like a payment, and plans the next charge', async () => {
  const id = await started();
  await run();
  expect(provider.pushes).toBe(1);
  expect((await read(id)).charges).toMatchObject([{ period: 1, attempt: 1, status: 'pending' }]);
  await pay(id);
  await run();
  const { subscription, charges } = await read(id);
  expect(charges).toMatchObject([{ status: 'paid', amount: 40, transactionId: expect.any(String) }]);
  expect(Date.parse(subscription.nextChargeDate ?? '')).toBeGreaterThan(Date.now() + 27 * 86_400_000);
  expect(await payableOf(world, shop.merchantId)).toBe(38);
  expect(await toldOf('subscription.charged')).toMatchObject([
    { subscriptionId: id, amount: 40, attempt: 1, transactionId: charges[0]?.transactionId },
  ]);
  await run();
  expect(provider.pushes).toBe(1);
});

test('a failed charge is tried again by the plan, and the last try cancels the subscription', async () => {
  const id = await started({ subscriptionType: 'daily' });
  provider.wallet = 'refuses';
  await run();
  await run();
  expect(await read(id)).toMatchObject({
    subscription: { failedTries: 1, subscriberStatus: 'Active' },
    charges: [{ status: 'failed', failure: '9938 No money' }],
  });
  await run(3 * HOURS);
  expect(provider.pushes).toBe(1);
  await run(4 * HOURS + 5);
  await run(4 * HOURS + 6);
  expect(provider.pushes).toBe(2);
  await run(13 * HOURS);
  await run(13 * HOURS + 1);
  const { subscription, charges } = await read(id);
  expect(charges.map(({ attempt }) => attempt).sort()).toEqual([1, 2, 3]);
  expect(subscription).toMatchObject({ subscriberStatus: 'Canceled' });
  expect(subscription).not.toHaveProperty('nextChargeDate');
  expect(await toldOf('subscription.failed')).toHaveLength(3);
  expect(await toldOf('subscription.canceled')).toHaveLength(1);
  await run(5 * DAYS);
  expect(provider.pushes).toBe(3);
});

test('a paid second attempt continues the schedule', async () => {
  const id = await started({ subscriptionType: 'weekly' });
  provider.wallet = 'refuses';
  await run();
  await run();
  provider.wallet = 'asks';
  await run(12 * HOURS + 5);
  await pay(id, 12 * HOURS + 6);
  await run(12 * HOURS + 7);
  const { subscription } = await read(id);
  expect(subscription).not.toHaveProperty('failedTries');
  const days = (Date.parse(subscription.nextChargeDate ?? '') - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(7);
});

test('a try that is paid after it counted as failed is not charged again', async () => {
  const id = await started({ subscriptionType: 'weekly' });
  await run();
  await pay(id, 0, 'failed');
  await run();
  await pay(id, 5);
  await run(12 * HOURS + 5);
  expect(provider.pushes).toBe(1);
  expect(await read(id)).toMatchObject({ charges: [{ status: 'paid', attempt: 1 }] });
  expect(await toldOf('subscription.charged')).toHaveLength(1);
});

test('a customer who does not confirm lets the charge fail', async () => {
  const id = await started();
  await run();
  await world.gateway.db
    .updateTable('checkout_sessions')
    .set({ status: 'expired', ended_at: new Date() })
    .where('user_type_id', '=', shop.merchantId)
    .execute();
  await run();
  expect((await read(id)).charges).toMatchObject([{ status: 'failed' }]);
});

test('processes that run at once charge each period once', async () => {
  const ids = await Promise.all(Array.from({ length: 10 }, () => started()));
  await Promise.all(Array.from({ length: 20 }, () => runCharges(world.gateway)));
  await run();
  expect(provider.pushes).toBe(10);
  for (const id of ids) await pay(id);
  await Promise.all(Array.from({ length: 20 }, () => runCharges(world.gateway)));
  for (const id of ids) expect((await read(id)).charges).toMatchObject([{ status: 'paid' }]);
  expect(await toldOf('subscription.charged')).toHaveLength(10);
  expect(await payableOf(world, shop.merchantId)).toBe(380);
});

test('a charge that a killed process claimed and did not send is sent by the next run', async () => {
  const id = await started();
  expect(await claimCharge(world.gateway, id)).toBeDefined();
  await run(1);
  expect(provider.pushes).toBe(0);
  await run(4);
  expect(provider.pushes).toBe(1);
  await pay(id, 5);
  await run(6);
  expect((await read(id)).charges).toMatchObject([{ status: 'paid' }]);
});

test.each(['Canceled', 'Paused'])(
  'a charge that was claimed before its subscription became %s is not sent',
  async (status) => {
    const id = await started();
    expect(await claimCharge(world.gateway, id)).toBeDefined();
    await setStatus(id, status);
    await run(4);
    expect(provider.pushes).toBe(0);
  },
);

test('a charge that was claimed before its subscription was paused is not sent after the subscription is resumed', async () => {
  const id = await started({ subscriptionType: 'weekly' });
  expect(await claimCharge(world.gateway, id)).toBeDefined();
  await setStatus(id, 'Paused');
  await setStatus(id, 'Active');
  await run(4);
  expect(provider.pushes).toBe(0);
});

test('a charge that was not sent because of a pause does not hold back the next one', async () => {
  const id = await started({ subscriptionType: 'daily' });
  const claimed = await claimCharge(world.gateway, id);
  await setStatus(id, 'Paused');
  await run(1);
  expect((await read(id)).charges).toMatchObject([{ status: 'failed', failure: 'The charge was not sent' }]);
  const { db } = world.gateway;
  const session = await db
    .selectFrom('checkout_sessions')
    .select('status')
    .where('id', '=', claimed?.session_id ?? '')
    .executeTakeFirstOrThrow();
  expect(session.status).toBe('expired');
  await setStatus(id, 'Active');
  await db.updateTable('subscriptions').set({ next_charge_at: new Date() }).where('id', '=', id).execute();
  await run(2);
  expect(provider.pushes).toBe(1);
  await pay(id, 3);
  await run(4);
  expect((await read(id)).charges).toMatchObject([{ status: 'paid' }, { status: 'failed' }]);
});

test('a charge that is on its way when its subscription is paused is not ended as unsent', async () => {
  const id = await started();
  await run();
  expect(provider.pushes).toBe(1);
  await setStatus(id, 'Paused');
  await run(1);
  expect((await read(id)).charges).toMatchObject([{ status: 'pending' }]);
  await pay(id, 2);
  await run(3);
  expect((await read(id)).charges).toMatchObject([{ status: 'paid' }]);
});

test('a charge that ends while its subscription is paused does not cancel the subscription', async () => {
  const id = await started({ subscriptionType: 'daily' });
  const { db } = world.gateway;
  await db.updateTable('subscriptions').set({ failures: 2 }).where('id', '=', id).execute();
  expect(await claimCharge(world.gateway, id)).toMatchObject({ attempt: 3 });
  await setStatus(id, 'Paused');
  await run(4);
  await db
    .updateTable('checkout_sessions')
    .set({ status: 'expired', ended_at: new Date() })
    .where('user_type_id', '=', shop.merchantId)
    .execute();
  await run(61);
  expect(await read(id)).toMatchObject({
    subscription: { subscriberStatus: 'Paused' },
    charges: [{ status: 'failed', failure: 'The charge was not sent' }],
  });
  expect(await toldOf('subscription.canceled')).toEqual([]);
  const [failed] = await toldOf('subscription.failed');
  expect(failed).not.toHaveProperty('nextChargeDate');
  expect((await setStatus(id, 'Active')).body).not.toHaveProperty('failedTries');
});

test('pausing stops charges, resuming skips charges that were due meanwhile, canceling is final', async () => {
  const id = await started({ subscriptionType: 'weekly' });
  expect((await setStatus(id, 'Paused')).body.subscriberStatus).toBe('Paused');
  await run(20 * DAYS);
  expect(provider.pushes).toBe(0);
  const past = new Date(Date.now() - 20 * 86_400_000);
  await world.gateway.db
    .updateTable('subscriptions')
    .set({ first_charge_at: past, next_charge_at: past })
    .where('id', '=', id)
    .execute();
  await setStatus(id, 'Active');
  const { subscription } = await read(id);
  expect(Math.round((Date.parse(subscription.nextChargeDate ?? '') - Date.now()) / 86_400_000)).toBe(1);
  await setStatus(id, 'Canceled');
  refusedWith(await setStatus(id, 'Active'), 'subscription-status');
  expect((await setStatus(id, 'Canceled')).status).toBe(200);
  expect(await toldOf('subscription.canceled')).toMatchObject([{ subscriptionId: id, reason: REASON }]);
  await run(40 * DAYS);
  expect(provider.pushes).toBe(0);
});

test('a merchant is reminded of a charge once, before it', async () => {
  const startDate = new Date(Date.now() + 10 * 86_400_000).toISOString();
  const id = await started({ startDate });
  // The product's own job, which runs each minute, also sends reminders of other tests' subscriptions.
  const reminders = async () =>
    (await toldOf('subscription.reminder')).filter(({ subscriptionId }) => subscriptionId === id);
  await run();
  expect(await reminders()).toEqual([]);
  await run(8 * DAYS);
  await run(9 * DAYS);
  expect(await reminders()).toEqual([expect.objectContaining({ nextChargeDate: startDate })]);
});

test('rejects a second subscription, wrong values, and services that cannot be charged on schedule', async () => {
  const msisdn = newNumber();
  await started({ msisdn });
  refusedWith(await add({ msisdn }), 'subscription-exists');
  for (const wrong of [{ amount: 0 }, { amount: 1.001 }, { subscriptionType: 'hourly' }, { msisdn: 'me' }])
    expectProblem(await add(wrong), 400);
  for (const wrong of ['--------', '-------3', '12345 - - -', '4111111111111111'])
    expect((await add({ msisdn: wrong })).problem?.errors?.[0]?.field, wrong).toBe('msisdn');
  for (const startDate of ['2020-01-01T00:00:00.000Z', '2090-01-01T00:00:00.000Z', '2026-12-31T23:59:60Z'])
    expectProblem(await add({ startDate }), 400);
  expectProblem(await add({ serviceId: 'nobody' }), 404);
  const byReference = await newTenant(world.gateway, unique('Reference'));
  refusedWith(await add({ serviceId: byReference.service.serviceId }), 'subscription-impossible');
  await world.asOwner('addBlacklistEntry', { body: { msisdn: '201099999999' } });
  refusedWith(await add({ msisdn: '201099999999' }), 'blacklisted');
});

test('a suspended service fails the charge, and the schedule continues', async () => {
  const id = await started();
  await world.gateway.db
    .updateTable('services')
    .set({ status: false })
    .where('id', '=', shop.service.id)
    .execute();
  await run();
  expect(await read(id)).toMatchObject({
    subscription: { failedTries: 1 },
    charges: [{ status: 'failed', failure: 'This service is suspended' }],
  });
});

test('a merchant has its own subscriptions only', async () => {
  const id = await started();
  const other = await asUserOf(world, world.delta.merchantId);
  expectProblem(await other('getSubscription', { params: { id } }), 404);
  const body = { status: 'Canceled', reason: REASON };
  expectProblem(await other('setSubscriptionStatus', { params: { id }, body }), 404);
  const asCarrier = await asUserOf(world, world.carrierId);
  expectProblem(await asCarrier('setSubscriptionStatus', { params: { id }, body }), 404);
});

test('the contract describes every webhook that was sent', () => expectDescribedWebhooks(world.gateway));
