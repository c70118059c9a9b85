import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectProblem } from './support/api.ts';
import { expectSoundBooks } from './support/books.ts';
import { eventually } from './support/eventually.ts';
import { asUserOf, failedTransaction, refund, transactionOf } from './support/figures.ts';
import { paidPayment, settlementForm, today } from './support/payments.ts';
import { EGYPT, newTenant, startWorld, type Tenant, unique, type World } from './support/world.ts';

let world: World;
let shop: Tenant;
let merchant: Awaited<ReturnType<typeof asUserOf>>;

beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  shop = await newTenant(world.gateway, unique('Shop'));
  merchant = await asUserOf(world, shop.merchantId);
});
afterEach(() => expectSoundBooks(world.gateway));
afterAll(() => world.close());

const reportFilters = () => ({ dateFrom: today(), dateTo: today(), ...EGYPT });
const billing = async (ask = merchant, changes: object = {}) =>
  (await ask('reportBilling', { body: { ...reportFilters(), ...changes } })).body;

/** Returns the shop's only billing row. */
async function onlyRow() {
  const [row] = (await billing()).data;
  if (!row) throw new Error('Nothing is billed');
  return row;
}

const moveDay = (sessionId: string, business_day: string) =>
  world.gateway.db
    .updateTable('transactions')
    .set({ business_day })
    .where('session_id', '=', sessionId)
    .execute();

test("a billing row sums one service's payments of the period and shows refunds separately", async () => {
  const first = await paidPayment(world, 100.1, shop);
  await paidPayment(world, 50, shop);
  await failedTransaction(world, 999, shop);
  await moveDay(await paidPayment(world, 70, shop), '2026-01-01');
  await refund(world, first, 25);
  const { service_name } = await transactionOf(world, first);
  const page = await billing();
  expect(page).toMatchObject({ current: 1, pages: 1, total: 1 });
  expect(page.data).toEqual([
    {
      _id: expect.stringMatching(/^bil_[0-9a-f_]+$/),
      country: 'Egypt',
      currency: 'EGP',
      serviceName: service_name,
      totalNumberOfTransactions: 2,
      totalAmount: 150.1,
      refundedAmount: 25,
      waleeShareValue: 6,
      merchantShareValue: 142.6,
      carrierShareValue: 1.5,
      userTypeId: shop.merchantId,
      dateFrom: today(),
      dateTo: today(),
      merchantName: expect.stringContaining('Shop'),
      status: 'Failed',
      marked: false,
    },
  ]);
});

test('the billing detail lists the transactions that its row sums', async () => {
  const sessions = [await paidPayment(world, 100.1, shop), await paidPayment(world, 50, shop)];
  await failedTransaction(world, 999, shop);
  const { userTypeId, serviceName } = await onlyRow();
  const body = { dateFrom: today(), dateTo: today(), userTypeId, serviceName };
  const detail = await merchant('reportBillingDetail', { body });
  const ids = await Promise.all(sessions.map(async (id) => (await transactionOf(world, id)).id));
  expect(detail.body.data.map(({ transactionId }) => transactionId)).toEqual(ids.toReversed());
  expect(detail.body.data[0]).toMatchObject({ amount: 50, merchantShareValue: 47.5, waleeShareValue: 2 });
  const byAmount = await merchant('reportBillingDetail', { body: { ...body, sort: '-amount', limit: 1 } });
  expect(byAmount.body).toMatchObject({ total: 2, pages: 2, data: [{ amount: 100.1 }] });
  const found = await merchant('reportBillingDetail', { body: { ...body, q: ids[0] } });
  expect(found.body).toMatchObject({ total: 1, data: [{ transactionId: ids[0] }] });
  const none = await merchant('reportBillingDetail', { body: { ...body, q: 'nothing like it' } });
  expect(none.body).toMatchObject({ total: 0, data: [] });
});

test('the cursor returns every row of a billing detail once', async () => {
  for (let n = 1; n <= 5; n += 1) await paidPayment(world, n, shop);
  const { userTypeId, serviceName } = await onlyRow();
  const body = { dateFrom: today(), dateTo: today(), userTypeId, serviceName, limit: 2 };
  const amounts: number[] = [];
  let after: string | undefined;
  do {
    const page = await merchant('reportBillingDetail', { body: { ...body, ...(after && { after }) } });
    amounts.push(...page.body.data.map(({ amount }) => amount));
    after = page.body.next;
  } while (after !== undefined);
  expect(amounts).toEqual([5, 4, 3, 2, 1]);
});

test('billing rows are sorted, searched and paged, and a page after the last has the total', async () => {
  const { body } = await world.asOwner('reportBilling', {
    body: { ...reportFilters(), sort: 'totalAmount', limit: 500 },
  });
  const amounts = body.data.map(({ totalAmount }) => totalAmount);
  expect(amounts.length).toBeGreaterThan(2);
  expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
  const last = await billing(world.asOwner, { page: 400, limit: 25 });
  expect(last).toMatchObject({ data: [], total: body.total, current: 400 });
  await paidPayment(world, 10, shop);
  const { serviceName } = await onlyRow();
  expect(
    (await billing(world.asOwner, { q: serviceName.toUpperCase() })).data.map((row) => row.userTypeId),
  ).toContain(shop.merchantId);
  expect((await billing(world.asOwner, { q: '100%' })).total).toBe(0);
});

test('two merchants with a service of the same name get one billing row each', async () => {
  const name = unique('Same');
  const pair = await Promise.all(
    [1, 2].map(() => newTenant(world.gateway, unique('Pair'), { serviceName: name })),
  );
  for (const tenant of pair) await paidPayment(world, 10, tenant);
  const { data } = await billing(world.asOwner, { q: name });
  expect(data.map(({ userTypeId }) => userTypeId).sort()).toEqual(
    pair.map(({ merchantId }) => merchantId).sort(),
  );
  expect(new Set(data.map(({ _id }) => _id)).size).toBe(2);
});

test('a merchant sees no billing row or detail of another merchant', async () => {
  await paidPayment(world, 100, shop);
  const { userTypeId, serviceName } = await onlyRow();
  const other = await asUserOf(world, world.nile.merchantId);
  expect((await billing(other)).data.filter((row) => row.userTypeId === userTypeId)).toEqual([]);
  const body = { dateFrom: today(), dateTo: today(), userTypeId, serviceName };
  expectProblem(await other('reportBillingDetail', { body }), 404);
  const missing = { ...body, serviceName: 'Nothing' };
  expectProblem(await merchant('reportBillingDetail', { body: missing }), 404);
});

test('a carrier sees amount and carrier share in billing rows and details and cannot sort by other shares', async () => {
  await paidPayment(world, 1000, shop);
  const carrier = await asUserOf(world, world.carrierId);
  const row = (await billing(carrier, { limit: 500 })).data.find(
    ({ userTypeId }) => userTypeId === shop.merchantId,
  );
  expect(row).toMatchObject({ totalAmount: 1000, carrierShareValue: 10 });
  expect(row).not.toHaveProperty('merchantShareValue');
  expect(row).not.toHaveProperty('waleeShareValue');
  const body = {
    dateFrom: today(),
    dateTo: today(),
    userTypeId: shop.merchantId,
    serviceName: row?.serviceName,
  };
  const detail = (await carrier('reportBillingDetail', { body })).body.data[0];
  expect(detail).toMatchObject({ amount: 1000, carrierShareValue: 10 });
  expect(detail).not.toHaveProperty('merchantShareValue');
  const peeked = await carrier('reportBilling', { body: { ...reportFilters(), sort: 'merchantShareValue' } });
  expectProblem(peeked, 400);
});

test('a billing status applies to its exact period, is recorded once per change and moves no money', async () => {
  await paidPayment(world, 1000, shop);
  const { _id } = await onlyRow();
  const set = (status: 'Success' | 'Failed') =>
    world.asOwner('updateBillingStatus', { body: { id: _id, status } });
  const postings = async () => {
    const { n } = await world.gateway.db
      .selectFrom('ledger_postings')
      .select((eb) => eb.fn.countAll<string>().as('n'))
      .executeTakeFirstOrThrow();
    return n;
  };
  const before = await postings();
  expect((await set('Success')).body).toEqual({ id: _id, status: 'Success' });
  expect((await set('Success')).status).toBe(200);
  expect((await onlyRow()).status).toBe('Success');
  expect((await billing(merchant, { dateFrom: '2026-01-01' })).data[0]?.status).toBe('Failed');
  expect((await set('Failed')).status).toBe(200);
  expect((await onlyRow()).status).toBe('Failed');
  expect(await postings()).toBe(before);
  const history = await world.gateway.db
    .selectFrom('audit_entries')
    .select(['before', 'after'])
    .where('record_id', '=', _id)
    .orderBy('seq')
    .execute();
  expect(history).toEqual([
    { before: { status: 'Failed' }, after: { status: 'Success' } },
    { before: { status: 'Success' }, after: { status: 'Failed' } },
  ]);
});

test('a billing row counts as marked after a user has set its status, also to Failed', async () => {
  await paidPayment(world, 1000, shop);
  const { _id, marked } = await onlyRow();
  expect(marked).toBe(false);
  await world.asOwner('updateBillingStatus', { body: { id: _id, status: 'Failed' } });
  expect(await onlyRow()).toMatchObject({ status: 'Failed', marked: true });
  const history = await world.gateway.db
    .selectFrom('audit_entries')
    .select(['action', 'after'])
    .where('record_id', '=', _id)
    .execute();
  expect(history).toEqual([{ action: 'updateBillingStatus', after: { status: 'Failed' } }]);
});

test('two concurrent first changes of a billing status are recorded once', async () => {
  await paidPayment(world, 1000, shop);
  const { _id, serviceName } = await onlyRow();
  const { pool } = world.gateway.payments;
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query(
    "insert into billing_statuses values ($1, $2, 'Egypt', 'EGP', $3, $3, 'Failed', now())",
    [shop.merchantId, serviceName, today()],
  );
  const set = () => world.asOwner('updateBillingStatus', { body: { id: _id, status: 'Success' } });
  const answers = [set(), set()];
  await eventually(async () => {
    const { rows } = await pool.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%billing_statuses%'",
    );
    expect(rows).toHaveLength(2);
  });
  await holder.query('rollback');
  holder.release();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
  const history = await world.gateway.db
    .selectFrom('audit_entries')
    .select('action')
    .where('record_id', '=', _id)
    .execute();
  expect(history).toHaveLength(1);
});

test.each([
  'bil_unknown',
  `bil_20260101_20261231_${'0'.repeat(32)}`,
  `bil_20260230_20261231_${'0'.repeat(32)}`,
  'txn_1',
])('returns 404 for a status change of the unknown billing row %s', async (id) => {
  expectProblem(await world.asOwner('updateBillingStatus', { body: { id, status: 'Success' } }), 404);
});

test('only the platform owner can set a billing status', async () => {
  await paidPayment(world, 1000, shop);
  const { _id } = await onlyRow();
  expectProblem(await merchant('updateBillingStatus', { body: { id: _id, status: 'Success' } }), 403);
  expect((await onlyRow()).status).toBe('Failed');
});

async function reconciliationRow(ask: typeof merchant | World['asOwner'] = merchant, changes: object = {}) {
  const { body } = await ask('reportReconciliation', {
    body: { ...reportFilters(), limit: 500, ...changes },
  });
  return body.data.find(({ userTypeId }) => userTypeId === shop.merchantId);
}

test('the reconciliation report compares transactions, billing, refunds and settlements', async () => {
  const first = await paidPayment(world, 1000, shop);
  await refund(world, first, 100);
  const sums = {
    userTypeId: shop.merchantId,
    merchantName: shop.name,
    currency: 'EGP',
    transactionCount: 1,
    transactionAmount: 1000,
    refundedAmount: 100,
    billedAmount: 1000,
    settledAmount: 0,
    difference: 900,
    ...{ refundedWaleeShare: 4, refundedMerchantShare: 95, settledWaleeShare: 0, settledMerchantShare: 0 },
  };
  expect(await reconciliationRow()).toEqual(sums);

  const settled = await world.asOwner('addSettlement', { body: settlementForm(shop.name, 900) });
  expect(settled.status, settled.text).toBe(200);
  expect(await reconciliationRow()).toEqual({
    ...{ ...sums, settledAmount: 900, difference: 0 },
    ...{ settledWaleeShare: 36, settledMerchantShare: 855 },
  });

  // The payment is refunded after its settlement: the merchant was paid more than the rest of the revenue.
  await refund(world, first, 200);
  expect(await reconciliationRow()).toMatchObject({
    refundedAmount: 300,
    settledAmount: 900,
    difference: -200,
    ...{
      refundedWaleeShare: 12,
      refundedMerchantShare: 285,
      settledWaleeShare: 36,
      settledMerchantShare: 855,
    },
  });

  await paidPayment(world, 500, shop);
  expect(await reconciliationRow()).toMatchObject({
    transactionAmount: 1500,
    billedAmount: 1500,
    difference: 300,
  });
  const override = { override: { reason: 'Second run of the day' } };
  const next = await world.asOwner('addSettlement', { body: settlementForm(shop.name, 300, override) });
  expect(next.status, next.text).toBe(200);
  expect(await reconciliationRow(world.asOwner)).toMatchObject({
    ...{ settledAmount: 1200, difference: 0 },
    ...{ settledWaleeShare: 48, settledMerchantShare: 1140 },
  });
});

test.each(['reportReconciliation', 'reportBilling'] as const)(
  '%s takes one merchant, and returns 404 for one that the caller may not see',
  async (report) => {
    await paidPayment(world, 100, shop);
    await paidPayment(world, 200, world.delta);
    const of = (userTypeId: string) => ({ body: { ...reportFilters(), userTypeId } });
    const { body } = await world.asOwner(report, of(shop.merchantId));
    expect(body.data.map((row) => row.userTypeId)).toEqual([shop.merchantId]);
    expect((await merchant(report, of(shop.merchantId))).body.total).toBe(1);
    expectProblem(await world.asOwner(report, of('mer_unknown')), 404);
    expectProblem(await merchant(report, of(world.delta.merchantId)), 404);
  },
);

test('the reconciliation report shows unsettled amounts and ignores failed payments', async () => {
  await paidPayment(world, 100, shop);
  await failedTransaction(world, 999, shop);
  expect(await reconciliationRow(world.asOwner)).toMatchObject({ transactionCount: 1, difference: 100 });
  expect(await reconciliationRow(world.asOwner, { currency: 'USD' })).toBeUndefined();
  expect(await reconciliationRow(world.asOwner, { q: shop.name.toUpperCase() })).toMatchObject({
    difference: 100,
  });
});

test('a merchant sees only its own reconciliation row, a carrier none', async () => {
  await paidPayment(world, 100, shop);
  const own = await merchant('reportReconciliation', { body: reportFilters() });
  expect(own.body.data.map(({ userTypeId }) => userTypeId)).toEqual([shop.merchantId]);
  const carrier = await asUserOf(world, world.carrierId);
  expect((await carrier('reportReconciliation', { body: reportFilters() })).body).toMatchObject({
    data: [],
    total: 0,
  });
});
