import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { endAttempt } from '../src/areas/checkout/attempts/end-attempt.ts';
import { newId } from '../src/basics/ids.ts';
import { verifyLedger } from '../src/ledger/verify-ledger.ts';
import { expectProblem } from './support/api.ts';
import { expectSoundBooks } from './support/books.ts';
import { asUserOf, failedTransaction, payableOf, refund, transactionOf } from './support/figures.ts';
import { newSession, paidPayment, readSession, settlementForm, today } from './support/payments.ts';
import { startReceiver } from './support/receiver.ts';
import { newTenant, startWorld, type Tenant, unique, type World } from './support/world.ts';

type Status = 'Success' | 'Failed';

let world: World;
let shop: Tenant;
let receiver: Awaited<ReturnType<typeof startReceiver>>;

beforeAll(async () => {
  receiver = await startReceiver();
  world = await startWorld();
});
beforeEach(async () => {
  shop = await newTenant(world.gateway, unique('Shop'), { notificationApi: receiver.url });
});
afterEach(() => expectSoundBooks(world.gateway));
afterAll(async () => {
  await world.close();
  await receiver.close();
});

const correct = (id: string, status: Status, headers: Record<string, string> = {}) =>
  world.asOwner('updateTransactionStatus', { body: { id, status, reason: 'The bank says so' }, headers });

const rowOf = (id: string) =>
  world.gateway.db.selectFrom('transactions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const revenueOf = async (tenant: Tenant) => {
  const { body } = await world.asOwner('getMerchantRevenue', {
    body: { dateFrom: today(), dateTo: today(), country: 'Egypt', merchantName: tenant.name },
  });
  return body[0]?.totalAmount ?? 0;
};

const correctionsOf = (id: string) =>
  world.gateway.db
    .selectFrom('ledger_entries')
    .selectAll()
    .where('event', '=', 'correction')
    .where('record_id', 'like', `${id}:%`)
    .orderBy('record_id')
    .execute();

test('a correction accepts a reason that is longer than a history line and full of emoji', async () => {
  const sessionId = await paidPayment(world, 1000, shop);
  const { id } = await transactionOf(world, sessionId);
  const reasons = [`${'😀'.repeat(499)}x`, `x${'😀'.repeat(499)}`];
  for (const [index, reason] of reasons.entries()) {
    const status: Status = index === 0 ? 'Failed' : 'Success';
    const answer = await world.asOwner('updateTransactionStatus', { body: { id, status, reason } });
    expect(answer.status).toBe(200);
  }
});

test('a correction to failed reverses the booking, marks the transaction and keeps the session', async () => {
  const sessionId = await paidPayment(world, 1000, shop);
  const { id } = await transactionOf(world, sessionId);
  const answer = await correct(id, 'Failed');
  expect([answer.status, answer.body]).toEqual([200, { id, status: 'Failed' }]);
  expect(await rowOf(id)).toMatchObject({ status: 'Failed', manual: true, business_day: today() });
  expect(await payableOf(world, shop.merchantId)).toBe(0);
  expect(await revenueOf(shop)).toBe(0);
  const [entry] = await correctionsOf(id);
  const payment = await world.gateway.db
    .selectFrom('ledger_entries')
    .select('id')
    .where('event', '=', 'payment')
    .where('record_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(entry?.reverses).toBe(payment.id);
  expect((await readSession(world, sessionId)).status).toBe('paid');
});

test('a correction sends a webhook and is recorded in the history with its reason', async () => {
  const { id, order_id } = await transactionOf(world, await paidPayment(world, 1000, shop));
  await correct(id, 'Failed');
  const webhooks = (await receiver.waitForWebhooks(order_id, 2)).map(({ data }) => data);
  expect(webhooks.find(({ type }) => type === 'transaction.corrected')?.data).toMatchObject({
    orderId: order_id,
    transactionId: id,
    amount: 1000,
    currency: 'EGP',
    status: 'FAILED',
    reason: 'The bank says so',
  });
  const entry = await world.gateway.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('kind', '=', 'transaction')
    .where('record_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({
    user_type_id: shop.merchantId,
    before: { status: 'Success' },
    after: { status: 'Failed', reason: 'The bank says so' },
  });
});

test('a correction to paid books the money, which can then be settled', async () => {
  const id = await failedTransaction(world, 200, shop);
  expect((await correct(id, 'Success')).status).toBe(200);
  expect(await payableOf(world, shop.merchantId)).toBe(190);
  expect(await revenueOf(shop)).toBe(200);
  const settled = await world.asOwner('addSettlement', { body: settlementForm(shop.name, 200) });
  expect(settled.status, settled.text).toBe(200);
});

test('repeated corrections back and forth keep the books balanced', async () => {
  const { id } = await transactionOf(world, await paidPayment(world, 1000, shop));
  for (const status of ['Failed', 'Success', 'Failed', 'Success'] as const) {
    expect((await correct(id, status)).status).toBe(200);
    expect(await payableOf(world, shop.merchantId)).toBe(status === 'Success' ? 950 : 0);
    await expectSoundBooks(world.gateway);
  }
  expect(await correctionsOf(id)).toHaveLength(4);
});

test('a correction to the current status changes nothing', async () => {
  const { id } = await transactionOf(world, await paidPayment(world, 1000, shop));
  expect((await correct(id, 'Success')).body).toEqual({ id, status: 'Success' });
  expect(await correctionsOf(id)).toEqual([]);
  expect((await rowOf(id)).manual).toBe(false);
});

test('five concurrent corrections with one idempotency key make one correction', async () => {
  const { id } = await transactionOf(world, await paidPayment(world, 1000, shop));
  const headers = { 'idempotency-key': newId('key') };
  const answers = await Promise.all(Array.from({ length: 5 }, () => correct(id, 'Failed', headers)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await correctionsOf(id)).toHaveLength(1);
});

test('concurrent corrections without a key reverse the money once', async () => {
  const { id } = await transactionOf(world, await paidPayment(world, 1000, shop));
  await Promise.all(Array.from({ length: 8 }, () => correct(id, 'Failed')));
  expect(await correctionsOf(id)).toHaveLength(1);
  expect(await payableOf(world, shop.merchantId)).toBe(0);
});

test('a correction does not reverse refunded money again', async () => {
  const sessionId = await paidPayment(world, 1000, shop);
  await refund(world, sessionId, 200.01);
  const { id } = await transactionOf(world, sessionId);
  await correct(id, 'Failed');
  expect(await payableOf(world, shop.merchantId)).toBe(0);
  await expectSoundBooks(world.gateway);
  await correct(id, 'Success');
  expect(await payableOf(world, shop.merchantId)).toBe(759.99);
  expect(await revenueOf(shop)).toBe(799.99);
});

test('rejects the correction of a settled transaction', async () => {
  const { id } = await transactionOf(world, await paidPayment(world, 1000, shop));
  await world.asOwner('addSettlement', { body: settlementForm(shop.name, 1000) });
  const answer = await correct(id, 'Failed');
  expectProblem(answer, 409);
  expect(answer.problem.errors[0]?.code).toBe('settled');
  expect(await correctionsOf(id)).toEqual([]);
});

test('either the settlement or the correction of a payment succeeds when both run concurrently', async () => {
  const { id } = await transactionOf(world, await paidPayment(world, 1000, shop));
  const [settled, corrected] = await Promise.all([
    world.asOwner('addSettlement', { body: settlementForm(shop.name, 1000) }),
    correct(id, 'Failed'),
  ]);
  expect([settled.status, corrected.status].sort()).toEqual([200, 409]);
});

test('rejects a correction that would make the payable negative', async () => {
  const settled = await paidPayment(world, 1000, shop);
  await world.asOwner('addSettlement', { body: settlementForm(shop.name, 1000) });
  const { id } = await transactionOf(world, await paidPayment(world, 500, shop));
  // The payment is refunded after its settlement: the payable is 950 − 950 + 475 − 855.
  await refund(world, settled, 900);
  const answer = await correct(id, 'Failed');
  expectProblem(answer, 409);
  expect(answer.problem.errors[0]?.code).toBe('payable');
  expect((await rowOf(id)).status).toBe('Success');
});

test('only one of two concurrent corrections succeeds if the payable covers only one', async () => {
  const settled = await paidPayment(world, 1000, shop);
  await world.asOwner('addSettlement', { body: settlementForm(shop.name, 1000) });
  const open = [await paidPayment(world, 1000, shop), await paidPayment(world, 1000, shop)];
  await refund(world, settled, 900);
  const answers = await Promise.all(
    open.map(async (sessionId) => correct((await transactionOf(world, sessionId)).id, 'Failed')),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await payableOf(world, shop.merchantId)).toBe(95);
});

test('a correction to paid keeps its day, or moves to today if that day is settled', async () => {
  const settledDay = await failedTransaction(world, 100, shop);
  const openDay = await failedTransaction(world, 100, shop);
  const { db } = world.gateway;
  const move = (id: string, business_day: string) =>
    db.updateTable('transactions').set({ business_day }).where('id', '=', id).execute();
  await move(settledDay, '2026-01-05');
  await move(openDay, '2026-03-05');
  const paid = await transactionOf(world, await paidPayment(world, 1000, shop));
  await move(paid.id, '2026-01-04');
  const january = { dateFrom: '2026-01-01', dateTo: '2026-01-31' };
  await world.asOwner('addSettlement', { body: settlementForm(shop.name, 1000, january) });
  await correct(settledDay, 'Success');
  await correct(openDay, 'Success');
  expect((await rowOf(settledDay)).business_day).toBe(today());
  expect((await rowOf(openDay)).business_day).toBe('2026-03-05');
});

test("a payment provider's late confirmation of a payment that was corrected to paid books nothing more", async () => {
  const session = await newSession(world, { amount: 300 }, shop);
  const attempt = { id: newId('att'), session_id: session.sessionId };
  const { db } = world.gateway;
  await db
    .insertInto('payment_attempts')
    .values({
      ...attempt,
      user_type_id: shop.merchantId,
      provider: 'Fawry',
      method: 'FawryRef',
      status: 'pending',
      merchant_ref_number: session.sessionId,
      reference_number: null,
      customer: '{}',
      failure: null,
      created_at: new Date(),
    })
    .execute();
  await endAttempt(world.gateway, attempt, { state: 'expired' });
  const { id } = await transactionOf(world, session.sessionId);
  await correct(id, 'Success');
  await endAttempt(world.gateway, attempt, { state: 'paid', providerReference: 'late' });
  expect(await payableOf(world, shop.merchantId)).toBe(285);
  expect(await rowOf(id)).toMatchObject({ status: 'Success', manual: true });
});

class Undo extends Error {}

test('verifyLedger reports a status that was changed without a booking', async () => {
  const { id } = await transactionOf(world, await paidPayment(world, 1000, shop));
  const broken = world.gateway.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('transactions')
      .set({ status: 'Failed', manual: true })
      .where('id', '=', id)
      .execute();
    const { faults } = await verifyLedger(trx);
    const reason = 'refunds and corrections book 0 / 0 / 0 / 0, its status needs -1000 / -10 / -950 / -40';
    expect(faults).toEqual([{ entry: id, reason }]);
    throw new Undo();
  });
  await expect(broken).rejects.toThrow(Undo);
});

test.each([
  [{ status: 'Failed', reason: 'Why' }, 'id'],
  [{ id: 'txn_1', status: 'Failed' }, 'reason'],
  [{ id: 'txn_1', status: 'Failed', reason: '   ' }, 'reason'],
  [{ id: 'txn_1', status: 'Pending', reason: 'Why' }, 'status'],
])('rejects a correction with %j and names the field', async (body, field) => {
  const answer = await world.asOwner('updateTransactionStatus', { body });
  expectProblem(answer, 400);
  expect(answer.problem.errors[0]?.field).toBe(field);
});

test('only the platform owner can correct a transaction, and an unknown one returns 404', async () => {
  const { id } = await transactionOf(world, await paidPayment(world, 1000, shop));
  const merchant = await asUserOf(world, shop.merchantId);
  const body = { id, status: 'Failed', reason: 'Mine' };
  expectProblem(await merchant('updateTransactionStatus', { body }), 403);
  expect((await rowOf(id)).status).toBe('Success');
  expectProblem(await correct('txn_nobody', 'Failed'), 404);
});

test('the transaction report marks transactions that were corrected by hand', async () => {
  const { id } = await transactionOf(world, await paidPayment(world, 1000, shop));
  await correct(id, 'Failed');
  const body = { dateFrom: today(), dateTo: today(), country: 'Egypt', currency: 'EGP', q: id };
  const report = await world.asOwner('reportTransactions', { body });
  expect(report.body.data).toMatchObject([{ _id: id, status: 'Failed', manual: true }]);
});
