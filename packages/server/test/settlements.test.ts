import { addDays, fromMajor } from '@daftar/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refundPayment } from '../src/areas/checkout/refunds/refund-payment.ts';
import { newId } from '../src/basics/ids.ts';
import { inTransaction } from '../src/db/transaction.ts';
import { expectSoundBooks } from './support/books.ts';
import { paidPayment, settlementForm, today } from './support/payments.ts';
import { newTenant, startWorld, type Tenant, unique, type World } from './support/world.ts';

let world: World;
let shop: Tenant;

beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  shop = await newTenant(world.gateway, unique('Shop'));
});
afterAll(() => world.close());

const settle = (totalRevenue: number, changes: object = {}, headers: Record<string, string> = {}) =>
  world.asOwner('addSettlement', { body: settlementForm(shop.name, totalRevenue, changes), headers });

const claimed = () =>
  world.gateway.db
    .selectFrom('transactions')
    .select(['settlement_id', 'amount'])
    .where('user_type_id', '=', shop.merchantId)
    .execute();

const settlementsOf = () =>
  world.gateway.db
    .selectFrom('settlements')
    .selectAll()
    .where('user_type_id', '=', shop.merchantId)
    .execute();

/** Returns the values that the history recorded when the settlement was made. */
const historyAfter = async (id: string) => {
  const { body } = await world.asOwner('getSettlement', { params: { id } });
  return body.history[0]?.after ?? {};
};

const override = { override: { reason: 'Payments came in after the first run' } };

test('a settlement claims the payments of its period and books the transfer to the merchant', async () => {
  await paidPayment(world, 1000, shop);
  await paidPayment(world, 500, shop);
  const answer = await settle(1500, {
    remittanceChargesPercentage: 2,
    exchangeRate: 5,
    settledCurrency: 'USD',
  });
  expect(answer.status, answer.text).toBe(200);
  expect(answer.body).toMatchObject({
    merchantName: shop.name,
    totalRevenue: 1500,
    merchantShare: 1425,
    merchantSharePercentage: 95,
    waleeShare: 60,
    waleeCommission: 60,
    subTotal: 1425,
    // The calculation `integer` drops decimals: 1,425 × 2 ÷ 100 = 28.5 → 28
    remittanceCharges: 28,
    netTransferAmount: 1397,
    netSettledAmount: 279.4,
    grossSettledAmount: 300,
    math: 'integer',
  });
  const rows = await claimed();
  expect(rows.map((row) => row.settlement_id)).toEqual([answer.body._id, answer.body._id]);
  const postings = await world.gateway.db
    .selectFrom('ledger_postings as p')
    .innerJoin('ledger_entries as e', 'e.id', 'p.entry_id')
    .select(['p.account', 'p.side', 'p.amount'])
    .where('e.event', '=', 'settlement')
    .where('e.record_id', '=', answer.body._id)
    .execute();
  const legs = postings.map(({ account, side, amount }) => `${side} ${account} ${Number(amount)}`).sort();
  expect(legs).toEqual(['credit bank 1397', 'credit fees 28', `debit payable:${shop.merchantId} 1425`]);
  const read = await world.asOwner('getSettlement', { params: { id: answer.body._id } });
  expect(read.body.history).toHaveLength(1);
});

test('one of three concurrent settlements of the same period succeeds', async () => {
  await paidPayment(world, 1000, shop);
  const answers = await Promise.all([settle(1000), settle(1000), settle(1000)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await settlementsOf()).toHaveLength(1);
});

test('the second of two concurrent settlements with an override finds nothing to settle', async () => {
  await paidPayment(world, 1000, shop);
  const answers = await Promise.all([settle(1000, override), settle(1000, override)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [loser] = answers.filter(({ status }) => status === 409);
  expect(loser?.problem.errors[0]?.code).toBe('nothing-to-settle');
  expect(await settlementsOf()).toHaveLength(1);
});

test('one of two concurrent settlements with overlapping periods succeeds, even for different payments', async () => {
  await paidPayment(world, 1000, shop);
  await paidPayment(world, 700, shop);
  await world.gateway.db
    .updateTable('transactions')
    .set({ business_day: '2026-01-01' })
    .where('amount', '=', '700')
    .where('user_type_id', '=', shop.merchantId)
    .execute();
  const before = { dateFrom: '2026-01-01', dateTo: '2026-02-01' };
  const after = { dateFrom: '2026-02-01', dateTo: today() };
  const answers = await Promise.all([settle(700, before), settle(1000, after)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [loser] = answers.filter(({ status }) => status === 409);
  expect(loser?.problem.errors[0]?.code).toBe('overlap');
});

test('rejects an overlapping period, and with an override reason settles only the remaining payments', async () => {
  await paidPayment(world, 1000, shop);
  const first = await settle(1000);
  await paidPayment(world, 200, shop);
  const refused = await settle(200);
  expect([refused.status, refused.problem.errors[0]?.code]).toEqual([409, 'overlap']);
  expect(refused.problem.message).toContain(String(first.body.transactionId));
  expect((await settle(200, { override: { reason: '   ' } })).status).toBe(400);
  const second = await settle(200, override);
  expect(second.body).toMatchObject({ totalRevenue: 200, overrideReason: override.override.reason });
  expect((await historyAfter(first.body._id)).overrideReason).toBeUndefined();
  expect(await historyAfter(second.body._id)).toMatchObject({
    totalRevenue: '200.00',
    netTransferAmount: '190.00',
    overrideReason: override.override.reason,
  });
  const rows = await claimed();
  expect(new Set(rows.map((row) => `${Number(row.amount)} ${row.settlement_id}`))).toEqual(
    new Set([`1000 ${first.body._id}`, `200 ${second.body._id}`]),
  );
});

test('rejects a settlement period that ends in the future', async () => {
  await paidPayment(world, 1000, shop);
  for (const dateTo of [addDays(today(), 1), '2062-11-21']) {
    const answer = await settle(1000, { dateTo });
    expect([answer.status, answer.problem.errors]).toEqual([
      400,
      [
        {
          message: 'A settlement cannot end after today',
          field: 'dateTo',
          code: 'settlement.dateTo.notAfterToday',
        },
      ],
    ]);
  }
  expect(await settlementsOf()).toEqual([]);
  expect((await settle(1000)).status).toBe(200);
});

test('a settlement with outdated figures returns 409 and claims no payments', async () => {
  await paidPayment(world, 1000, shop);
  const answer = await settle(900);
  expect([answer.status, answer.problem.errors[0]?.code]).toEqual([409, 'stale-figures.totalRevenue']);
  expect(answer.problem.message).toContain('1000.00 EGP');
  expect((await claimed())[0]?.settlement_id).toBeNull();
  expect((await settle(1000)).status).toBe(200);
});

test('a settlement whose rounding differs by more than half a percent needs a reason', async () => {
  await paidPayment(world, 10, shop);
  // The calculation `integer` settles 9 of the merchant's 9.50.
  const refused = await settle(10);
  expect([refused.status, refused.problem.errors[0]?.code]).toEqual([409, 'difference']);
  expect((await claimed())[0]?.settlement_id).toBeNull();
  const answer = await settle(10, { difference: { reason: 'Agreed by phone' } });
  expect(answer.body).toMatchObject({ subTotal: 9, differenceReason: 'Agreed by phone' });
  expect((await historyAfter(answer.body._id)).differenceReason).toBe('Agreed by phone');
  expect(answer.body.exact).toMatchObject({ subTotal: 9.5 });
  expect(answer.body.notices.length).toBeGreaterThan(0);
});

test("a settlement ignores results sent by the client and rejects another account's id", async () => {
  await paidPayment(world, 1000, shop);
  const results = { subTotal: 1, remittanceCharges: 0, netTransferAmount: 1, netSettledAmount: 999_999 };
  const { merchantId } = world.nile;
  const foreign = await settle(1000, { ...results, userTypeId: merchantId });
  expect([foreign.status, foreign.problem.errors[0]?.field]).toEqual([400, 'merchantName']);
  const answer = await settle(1000, { ...results, userTypeId: shop.merchantId });
  expect(answer.body).toMatchObject({ subTotal: 950, netTransferAmount: 950, netSettledAmount: 950 });
});

test('five concurrent requests with one idempotency key make one settlement', async () => {
  await paidPayment(world, 1000, shop);
  const headers = { 'idempotency-key': newId('key') };
  const answers = await Promise.all(Array.from({ length: 5 }, () => settle(1000, {}, headers)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
  expect(await settlementsOf()).toHaveLength(1);
});

test('a payment that arrives during a settlement is either in it or left for the next', async () => {
  for (let payment = 0; payment < 5; payment += 1) await paidPayment(world, 100, shop);
  const [settlement] = await Promise.all([
    settle(500),
    ...Array.from({ length: 5 }, () => paidPayment(world, 100, shop)),
  ]);
  // The settlement either settles the expected 500, or gets 409 because more payments have arrived.
  expect([200, 409]).toContain(settlement.status);
  const rows = await claimed();
  const inside = rows.filter((row) => row.settlement_id !== null);
  expect(inside).toHaveLength(settlement.status === 200 ? 5 : 0);
  expect(rows).toHaveLength(10);
});

test('revenue excludes payments of other days and settled payments', async () => {
  await paidPayment(world, 1000, shop);
  await paidPayment(world, 70, shop);
  const { db } = world.gateway;
  await db
    .updateTable('transactions')
    .set({ business_day: '2026-01-01' })
    .where('amount', '=', '70')
    .where('user_type_id', '=', shop.merchantId)
    .execute();
  const period = { dateFrom: today(), dateTo: today(), country: 'Egypt', merchantName: shop.name };
  const revenue = await world.asOwner('getMerchantRevenue', { body: period });
  expect(revenue.body).toEqual([
    {
      totalAmount: 1000,
      waleeShareValue: 40,
      waleeSharePercentage: 4,
      merchantShareValue: 950,
      merchantShare: 95,
    },
  ]);
  expect((await settle(1000)).status).toBe(200);
  const after = await world.asOwner('getMerchantRevenue', { body: period });
  expect(after.body).toEqual([]);
  const early = { ...period, dateFrom: '2026-01-01', dateTo: '2026-01-01' };
  expect((await world.asOwner('getMerchantRevenue', { body: early })).body).toMatchObject([
    { totalAmount: 70 },
  ]);
});

test.each([
  [{ exchangeRate: 0 }, 'exchangeRate'],
  [{ exchangeRate: 0.5 }, 'exchangeRate'],
  [{ channel: '  ' }, 'channel'],
  [{ localCurrency: 'ABC' }, 'localCurrency'],
  [{ settledCurrency: 'ABC' }, 'settledCurrency'],
  [{ remittanceChargesPercentage: 101 }, 'remittanceChargesPercentage'],
])('rejects a settlement with %j and names the field', async (changes, field) => {
  await paidPayment(world, 1000, shop);
  const answer = await settle(1000, changes);
  expect([answer.status, answer.problem.errors[0]?.field], answer.text).toEqual([400, field]);
  expect((await claimed())[0]?.settlement_id).toBeNull();
});

test('the settlement list and reports show a new settlement', async () => {
  await paidPayment(world, 1000, shop);
  const { body } = await settle(1000);
  const list = await world.asOwner('listSettlements', { query: `?q=${body.transactionId}` });
  expect(list.body.data.map(({ _id }) => _id)).toEqual([body._id]);
  const report = await world.asOwner('reportSettlements', {
    body: { dateFrom: today(), dateTo: today(), country: 'Egypt', currency: 'EGP', q: shop.name },
  });
  expect(report.body.data.map(({ _id }) => _id)).toEqual([body._id]);
  const one = await world.asOwner('getSettlementReport', { params: { id: String(body.transactionId) } });
  expect(one.body._id).toBe(body._id);
});

test('the books are sound after the settlement tests', () => expectSoundBooks(world.gateway));

test('a refund after its settlement is deducted once from the next settlement', async () => {
  const sessionId = await paidPayment(world, 1000, shop);
  const before = await settle(1000);
  expect(before.status).toBe(200);
  const refundPart = (key: string, amount: number) =>
    inTransaction(world.gateway.db, (trx) =>
      refundPayment(
        trx,
        world.gateway,
        { id: `att_${sessionId}`, session_id: sessionId, provider: 'Fawry' },
        { key: `${sessionId}:${key}`, amount: fromMajor(amount, 'EGP') },
      ),
    );
  await refundPart('first', 200.01);
  await paidPayment(world, 500, shop);
  const next = await settle(299.99, override);
  expect(next.status, next.text).toBe(200);
  // 95 % of 500 minus 95 % of 200.01
  expect(next.body).toMatchObject({ totalRevenue: 299.99, merchantShare: 284.99 });
  const summary = async (id: string) =>
    (await world.asOwner('getSettlementReport', { params: { id } })).body.refunds;
  expect(await summary(next.body._id)).toEqual({
    ...{ total: 200.01, carrierShare: 2, waleeShare: 8, merchantShare: 190.01 },
  });
  // The refunded payment's own settlement paid it in full.
  expect(await summary(before.body._id)).toBeUndefined();

  await refundPart('rest', 799.99);
  await paidPayment(world, 100, shop);
  const refused = await settle(100, override);
  expect(refused.status).toBe(409);
  const asked = { dateFrom: today(), dateTo: today(), country: 'Egypt', merchantName: shop.name } as const;
  const { body: revenue } = await world.asOwner('getMerchantRevenue', { body: asked });
  expect(revenue).toEqual([
    {
      ...{ totalAmount: 0, waleeShareValue: 0, waleeSharePercentage: 0, merchantShareValue: 0 },
      ...{ merchantShare: 0, earnedAmount: 100, lateRefundAmount: 799.99 },
    },
  ]);
  expect(refused.problem.message).toBe(
    'Refunds of settled payments exceed the revenue of this period. Please choose a longer period',
  );
  await paidPayment(world, 900, shop);
  const last = await settle(200.01, override);
  expect(last.body).toMatchObject({ totalRevenue: 200.01, merchantShare: 190.01 });
  await expectSoundBooks(world.gateway);
});
