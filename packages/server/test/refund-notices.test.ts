import { fromMajor } from '@daftar/domain';
import type { Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { keepOpenRefund } from '../src/areas/checkout/refunds/keep-open-refund.ts';
import { reconcileTotal } from '../src/areas/checkout/refunds/reconcile-total.ts';
import { findSession } from '../src/areas/checkout/store.ts';
import { sweepRefunds } from '../src/areas/refunds/sweep-refunds.ts';
import { up as upgrade } from '../src/db/migrations/0020-refunds.ts';
import { inTransaction } from '../src/db/transaction.ts';
import { type Answer, expectProblem } from './support/api.ts';
import { expectSoundBooks } from './support/books.ts';
import { payableOf, transactionOf } from './support/figures.ts';
import { today } from './support/payments.ts';
import {
  FakeProvider,
  insertRefund,
  later,
  refundRow,
  waitForRefund,
  walletPayment,
} from './support/refunds.ts';
import { newTenant, startWorld, type Tenant, unique, type World } from './support/world.ts';

let world: World;
let provider: FakeProvider;
let shop: Tenant;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  provider = new FakeProvider();
  provider.install(world.gateway);
  shop = await newTenant(world.gateway, unique('Noticed'));
});
afterEach(() => expectSoundBooks(world.gateway));
afterAll(() => world.close());

const REASON = 'The statement of Fawry says so';

async function attemptOf(sessionId: string) {
  return world.gateway.db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
}

/** Handles a notice of a partial refund without its amount. */
const noticePart = async (sessionId: string, at = new Date()) => {
  const attempt = await attemptOf(sessionId);
  await inTransaction(world.gateway.db, (trx) => keepOpenRefund(trx, attempt, at));
};

/** Handles a notice that the whole payment was refunded, which the provider has confirmed. */
async function noticeWhole(sessionId: string) {
  const attempt = await attemptOf(sessionId);
  const session = await findSession(world.gateway.db, sessionId);
  if (!session) throw new Error('No session');
  const whole = fromMajor(session.amount, 'EGP');
  await inTransaction(world.gateway.db, (trx) => reconcileTotal(trx, world.gateway, attempt, whole));
}

const list = async (query: Record<string, string>) => {
  const asked = new URLSearchParams({ userTypeId: shop.merchantId, ...query });
  return (await world.asOwner('listRefunds', { query: `?${asked}` })).body.data;
};
const close = (id: string, body: { outcome: 'succeeded' | 'failed'; amount?: number; reason?: string }) =>
  world.asOwner('closeRefund', { params: { id }, body: { reason: REASON, ...body } });

function refusedWith(answer: Answer, code: string): void {
  expectProblem(answer, 409);
  expect(answer.problem.errors[0]?.code).toBe(code);
}

test('a partial refund without an amount is shown as open, once, until a user closes it', async () => {
  const { id, sessionId } = await walletPayment(world, 100, shop);
  await noticePart(sessionId);
  await noticePart(sessionId);
  const [open, ...others] = await list({ status: 'open' });
  expect(others).toEqual([]);
  expect(open).toMatchObject({ origin: 'provider', transactionId: id, status: 'open' });
  expect(open).not.toHaveProperty('amount');
  const days = { dateFrom: today(), dateTo: today(), country: 'Egypt', currency: 'EGP' } as const;
  const report = await world.asOwner('reportTransactions', {
    body: { ...days, userTypeId: shop.merchantId },
  });
  expect(report.body.data[0]).toMatchObject({ refundOpen: true });
  const openId = open?._id ?? '';
  expectProblem(await close(openId, { outcome: 'succeeded' }), 400);
  expectProblem(await close(openId, { outcome: 'succeeded', amount: 10.001 }), 400);
  refusedWith(await close(openId, { outcome: 'succeeded', amount: 100.01 }), 'refund-too-much');
  const closed = await close(openId, { outcome: 'succeeded', amount: 30 });
  expect(closed.body).toMatchObject({ status: 'succeeded', amount: 30, closingReason: REASON });
  expect((await transactionOf(world, sessionId)).refunded_amount).toBe('30.000');
  refusedWith(await close(openId, { outcome: 'failed' }), 'refund-ended');
});

test('an open refund can be closed without an amount, and a later notice opens another', async () => {
  const { sessionId } = await walletPayment(world, 100, shop);
  await noticePart(sessionId);
  const [open] = await list({ status: 'open' });
  expect((await close(open?._id ?? '', { outcome: 'failed' })).body).toMatchObject({ status: 'failed' });
  expect((await transactionOf(world, sessionId)).refunded_amount).toBe('0.000');
  await noticePart(sessionId);
  expect(await list({ status: 'open' })).toHaveLength(1);
});

test('a notice of a partial refund ends our own pending refund at once, and a second notice is another refund', async () => {
  const { id, sessionId } = await walletPayment(world, 100, shop);
  provider.mode = 'giveAndLoseResponse';
  const { body } = await world.asOwner('addRefund', {
    body: { transactionId: id, amount: 40, reason: REASON },
  });
  await waitForRefund(world, body._id, 'pending');
  await noticePart(sessionId);
  await waitForRefund(world, body._id, 'succeeded');
  expect(await list({ status: 'open' })).toEqual([]);
  await noticePart(sessionId);
  expect(await list({ status: 'open' })).toMatchObject([{ origin: 'provider', transactionId: id }]);
  expect((await transactionOf(world, sessionId)).refunded_amount).toBe('40.000');
});

test.each([
  [0, 0],
  [59, 0],
  [61, 1],
  [24 * 60, 1],
  [30 * 24 * 60, 1],
])(
  'our refund whose notice was lost explains one that comes %i minutes later: %i open',
  async (minutes, opened) => {
    const { id, sessionId } = await walletPayment(world, 100, shop);
    const { body } = await world.asOwner('addRefund', {
      body: { transactionId: id, amount: 40, reason: REASON },
    });
    const { ended_at } = await waitForRefund(world, body._id, 'succeeded');
    await noticePart(sessionId, new Date((ended_at?.getTime() ?? 0) + minutes * 60_000));
    expect(await list({ status: 'open' })).toHaveLength(opened);
  },
);

test('a refund of the whole payment ends our own refunds and the open one, and adds up to the payment', async () => {
  const { sessionId } = await walletPayment(world, 100, shop);
  const asked = { session_id: sessionId, checked_at: new Date() };
  const pending = await insertRefund(world.gateway, shop.merchantId, { ...asked, amount: '40.00' });
  const requested = await insertRefund(world.gateway, shop.merchantId, {
    ...asked,
    amount: '10.00',
    status: 'requested',
  });
  await world.gateway.db
    .insertInto('refunds')
    .values({
      ...(await refundRow(world, pending.id)),
      id: 'rfd_open_of_whole',
      amount: null,
      status: 'open',
      origin: 'provider',
    })
    .execute();
  await noticeWhole(sessionId);
  await noticeWhole(sessionId);
  expect(await refundRow(world, pending.id)).toMatchObject({ status: 'succeeded', amount: '40.000' });
  expect(await refundRow(world, requested.id)).toMatchObject({ status: 'failed' });
  expect(await refundRow(world, 'rfd_open_of_whole')).toMatchObject({
    status: 'succeeded',
    amount: '60.000',
  });
  expect((await transactionOf(world, sessionId)).refunded_amount).toBe('100.000');
  expect(await payableOf(world, shop.merchantId)).toBe(0);
});

test('the sweep ends an open refund when the provider reports that the whole payment was refunded', async () => {
  const { sessionId } = await walletPayment(world, 100, shop);
  await noticePart(sessionId);
  const [open] = await list({ status: 'open' });
  await later(world.gateway, 5, () => sweepRefunds(world.gateway));
  expect((await refundRow(world, open?._id ?? '')).status).toBe('open');
  provider.payment = { state: 'failed', reason: 'Refunded', refunded: fromMajor('100', 'EGP') };
  await later(world.gateway, 15, () => sweepRefunds(world.gateway));
  expect(await waitForRefund(world, open?._id ?? '', 'succeeded')).toMatchObject({ amount: '100.000' });
});

test('a user can close a pending refund whose provider does not respond', async () => {
  const { id, sessionId } = await walletPayment(world, 100, shop);
  provider.mode = 'loseRequest';
  const first = await world.asOwner('addRefund', { body: { transactionId: id, amount: 60, reason: REASON } });
  await waitForRefund(world, first.body._id, 'pending');
  const second = await world.asOwner('addRefund', {
    body: { transactionId: id, amount: 20, reason: REASON },
  });
  refusedWith(await close(second.body._id, { outcome: 'failed' }), 'refund-not-asked');
  expectProblem(await close(first.body._id, { outcome: 'succeeded', amount: 59 }), 400);
  expect((await close(first.body._id, { outcome: 'succeeded', amount: 60 })).status).toBe(200);
  expect((await transactionOf(world, sessionId)).refunded_amount).toBe('60.000');
});

test('the migration creates rows for refunds that were booked or open before', async () => {
  const { db } = world.gateway;
  const { id, sessionId } = await walletPayment(world, 100, shop);
  const { body } = await world.asOwner('addRefund', {
    body: { transactionId: id, amount: 33.33, reason: REASON },
  });
  const before = await waitForRefund(world, body._id, 'succeeded');
  const { sessionId: other } = await walletPayment(world, 50, shop);
  await noticePart(other);
  await db.schema.dropTable('refunds').execute();
  await upgrade(db as unknown as Kysely<unknown>);
  const rows = await db
    .selectFrom('refunds')
    .selectAll()
    .where('user_type_id', '=', shop.merchantId)
    .execute();
  const after = rows.find(({ session_id }) => session_id === sessionId);
  expect(after).toMatchObject({
    status: 'succeeded',
    amount: '33.330',
    booking: before.booking,
    carrier_share_value: before.carrier_share_value,
    merchant_share_value: before.merchant_share_value,
    walee_share_value: before.walee_share_value,
  });
  expect(rows.find(({ session_id }) => session_id === other)).toMatchObject({ status: 'open', amount: null });
});
