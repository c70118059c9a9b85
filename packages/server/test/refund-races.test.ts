import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { pursueRefund } from '../src/areas/refunds/pursue-refund.ts';
import { sweepRefunds } from '../src/areas/refunds/sweep-refunds.ts';
import { expectSoundBooks } from './support/books.ts';
import { eventually } from './support/eventually.ts';
import { payableOf, transactionOf } from './support/figures.ts';
import { settlementForm } from './support/payments.ts';
import { FakeProvider, later, refundRow, waitForRefund, walletPayment } from './support/refunds.ts';
import { newTenant, startWorld, unique, type World } from './support/world.ts';

let world: World;
let provider: FakeProvider;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(() => {
  provider = new FakeProvider();
  provider.install(world.gateway);
});
afterEach(() => expectSoundBooks(world.gateway));
afterAll(() => world.close());

const ask = (transactionId: string, amount?: number) =>
  world.asOwner('addRefund', {
    body: { transactionId, reason: 'Returned', ...(amount !== undefined && { amount }) },
  });

/** Waits until every accepted refund has ended; returns their number. */
async function ended(answers: Awaited<ReturnType<typeof ask>>[]): Promise<number> {
  const accepted = answers.filter(({ status }) => status === 200);
  for (const { body } of accepted) await waitForRefund(world, body._id, 'succeeded');
  return accepted.length;
}

test('one of 50 concurrent full refunds succeeds', async () => {
  const shop = await newTenant(world.gateway, unique('Raced'));
  const { id, number, sessionId } = await walletPayment(world, 123.45, shop);
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask(id)));
  // 503: a busy machine had no database connection in time.
  expect(answers.map(({ status }) => status).filter((one) => ![200, 409, 503].includes(one))).toEqual([]);
  expect(await ended(answers)).toBe(1);
  expect(provider.given(number)).toBe(12_345n);
  expect((await transactionOf(world, sessionId)).refunded_amount).toBe('123.450');
  expect(await payableOf(world, shop.merchantId)).toBeCloseTo(0, 6);
});

test('50 concurrent partial refunds whose sum exceeds the payment never refund more than the payment', async () => {
  const shop = await newTenant(world.gateway, unique('Parts'));
  const { id, number, sessionId } = await walletPayment(world, 100, shop);
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => ask(id, 7 + (index % 3))));
  await ended(answers);
  const asked = answers.filter(({ status }) => status === 200).map(({ body }) => body.amount ?? 0);
  const sum = asked.reduce((total, amount) => total + amount, 0);
  expect(sum).toBeLessThanOrEqual(100);
  expect(sum).toBeGreaterThan(90);
  expect(provider.given(number)).toBe(BigInt(sum) * 100n);
  expect(Number((await transactionOf(world, sessionId)).refunded_amount)).toBe(sum);
  await ended([await ask(id)]);
  expect(await payableOf(world, shop.merchantId)).toBeCloseTo(0, 6);
});

test('concurrent processes request one refund once and book it once', async () => {
  const { id, number, sessionId } = await walletPayment(world, 60);
  provider.mode = 'loseRequest';
  const { body } = await ask(id);
  await waitForRefund(world, body._id, 'pending');
  provider.mode = 'give';
  await later(world.gateway, 5, async () => {
    const pursuits = Array.from({ length: 20 }, () => pursueRefund(world.gateway, body._id));
    await Promise.all([...pursuits, sweepRefunds(world.gateway), sweepRefunds(world.gateway)]);
  });
  await waitForRefund(world, body._id, 'succeeded');
  expect(provider.requests.filter(({ refundNumber }) => refundNumber === body._id)).toHaveLength(1);
  expect(provider.given(number)).toBe(6000n);
  expect((await transactionOf(world, sessionId)).refunded_amount).toBe('60.000');
});

test('a refund that could not be sent waits, and is requested when the provider is reachable again', async () => {
  const { id, number } = await walletPayment(world, 60);
  provider.mode = 'isUnreachable';
  provider.knowsAbsent = false;
  const { body } = await ask(id, 20);
  const isWaiting = async () => {
    const row = await refundRow(world, body._id);
    expect(row).toMatchObject({ status: 'requested', asked_at: null, refunded_before: null });
    expect(row.checked_at).not.toBeNull();
  };
  await eventually(isWaiting);
  await later(world.gateway, 2, () => sweepRefunds(world.gateway));
  await isWaiting();
  provider.mode = 'give';
  await later(world.gateway, 5, () => sweepRefunds(world.gateway));
  await waitForRefund(world, body._id, 'succeeded');
  expect(provider.requests).toHaveLength(1);
  expect(provider.given(number)).toBe(2000n);
});

test('a refund that the sweep has just looked at is requested when the one before it ends', async () => {
  const { id, number } = await walletPayment(world, 60);
  provider.mode = 'accept';
  const [first, second] = [(await ask(id, 20)).body._id, (await ask(id, 30)).body._id];
  await eventually(() => expect(provider.requests).toHaveLength(1));
  provider.mode = 'give';
  await provider.end(first, 'succeeded');
  await world.gateway.db
    .updateTable('refunds')
    .set({ checked_at: new Date() })
    .where('id', '=', second)
    .execute();
  await later(world.gateway, 1, () => pursueRefund(world.gateway, first));
  await waitForRefund(world, second, 'succeeded');
  expect(provider.given(number)).toBe(5000n);
});

test('the sweep leaves a refund that is being requested to its job, also after a notice about it', async () => {
  const { id } = await walletPayment(world, 60);
  provider.mode = 'accept';
  const { body } = await ask(id);
  await eventually(() => expect(provider.requests).toHaveLength(1));
  await provider.end(body._id, 'succeeded');
  // A refund that has waited for an earlier one, and whose notice asks for its status.
  const created = new Date(Date.now() - 600_000);
  await world.gateway.db
    .updateTable('refunds')
    .set({ checked_at: null, created_at: created })
    .where('id', '=', body._id)
    .execute();
  await sweepRefunds(world.gateway);
  expect((await refundRow(world, body._id)).status).toBe('pending');
  await later(world.gateway, 2, () => sweepRefunds(world.gateway));
  await waitForRefund(world, body._id, 'succeeded');
});

test('refunds during a settlement of the same payments leave the books consistent', async () => {
  const shop = await newTenant(world.gateway, unique('Beside'));
  const payments = await Promise.all(Array.from({ length: 10 }, () => walletPayment(world, 50, shop)));
  const settle = () =>
    world.asOwner('addSettlement', {
      body: settlementForm(shop.name, 500, { override: { reason: 'Raced' } }),
    });
  const [settled, ...answers] = await Promise.all([settle(), ...payments.map(({ id }) => ask(id, 10))]);
  expect([200, 409]).toContain(settled.status);
  expect(await ended(answers)).toBe(10);
});
