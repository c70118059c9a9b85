import { addDays, businessDay } from '@daftar/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../src/db/transaction.ts';
import { verifyFigures } from '../src/figures/verify-figures.ts';
import { expectProblem } from './support/api.ts';
import { expectSoundBooks } from './support/books.ts';
import { asUserOf, failedTransaction, refund, transactionOf } from './support/figures.ts';
import { paidPayment, today } from './support/payments.ts';
import { newService, newTenant, startWorld, type Tenant, unique, type World } from './support/world.ts';

let world: World;
let shop: Tenant;
let serviceName: string;

beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  shop = await newTenant(world.gateway, unique('Shop'));
  serviceName = await nameOf(shop);
});
afterAll(() => world.close());

const nameOf = async ({ service }: Tenant) => {
  const row = await world.gateway.db
    .selectFrom('services')
    .select('service_name')
    .where('id', '=', service.id)
    .executeTakeFirstOrThrow();
  return row.service_name;
};

const changeTransactions = (
  sessionId: string,
  changes: { business_day?: string; country?: string; currency?: string },
) => world.gateway.db.updateTable('transactions').set(changes).where('session_id', '=', sessionId).execute();

test('the dashboard cards count all records for the platform owner and own records for other accounts', async () => {
  const countOf = async (table: 'merchants' | 'carriers' | 'services') => {
    const { rows } = await sql<{ n: string }>`select count(*) as n from ${sql.table(table)}`.execute(
      world.gateway.db,
    );
    return Number(rows[0]?.n);
  };
  await paidPayment(world, 100, shop);
  await failedTransaction(world, 100, shop);
  const all = await world.gateway.db
    .selectFrom('transactions')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .where('status', '=', 'Success')
    .executeTakeFirstOrThrow();
  const owner = await world.asOwner('getDashboardSummary');
  expect(owner.body).toEqual({
    clients: await countOf('merchants'),
    operators: await countOf('carriers'),
    services: await countOf('services'),
    oneTimePurchase: Number(all.n),
  });
  const merchant = await asUserOf(world, shop.merchantId);
  await asUserOf(world, shop.merchantId);
  expect((await merchant('getDashboardSummary')).body).toEqual({
    users: 2,
    roles: 2,
    services: 1,
    oneTimePurchase: 1,
  });
  const carrier = await asUserOf(world, world.carrierId);
  const carried = await carrier('getDashboardSummary');
  expect(carried.body).toMatchObject({ users: 1, oneTimePurchase: Number(all.n) });
});

test('the dashboard shares count the payments of today in percent', async () => {
  const second = await newService(world.gateway, shop.merchantId);
  const other = { ...shop, service: { id: second.id, serviceId: second.service_id } };
  await paidPayment(world, 100, shop);
  await paidPayment(world, 50.5, shop);
  await paidPayment(world, 30, other);
  await failedTransaction(world, 999, shop);
  const merchant = await asUserOf(world, shop.merchantId);
  expect((await merchant('getServicesShare')).body).toEqual([
    { service: serviceName, count: 2, percentage: 66.67 },
    { service: second.service_name, count: 1, percentage: 33.33 },
  ]);
  expect((await merchant('getRevenueShare')).body).toEqual([
    // 96 % of each payment minus the carrier's 1 %: 95.00 and 48.48 − 0.51.
    { service: serviceName, count: 2, amount: 142.97, refundedAmount: 0, currency: 'EGP' },
    { service: second.service_name, count: 1, amount: 28.5, refundedAmount: 0, currency: 'EGP' },
  ]);
});

test('the revenue share shows the platform owner whole amounts and other accounts their own share', async () => {
  await paidPayment(world, 1000, shop);
  const own = async (ask: Awaited<ReturnType<typeof asUserOf>> | World['asOwner']) =>
    (await ask('getRevenueShare')).body.find(({ service }) => service === serviceName)?.amount;
  expect(await own(world.asOwner)).toBe(1000);
  expect(await own(await asUserOf(world, world.carrierId))).toBe(10);
  expect(await own(await asUserOf(world, shop.merchantId))).toBe(950);
  expect(await own(await asUserOf(world, world.nile.merchantId))).toBeUndefined();
});

test('the revenue share has one row per currency', async () => {
  await paidPayment(world, 100, shop);
  const inDollars = await paidPayment(world, 100, shop);
  await changeTransactions(inDollars, { currency: 'USD' });
  const merchant = await asUserOf(world, shop.merchantId);
  expect((await merchant('getRevenueShare')).body).toEqual([
    { service: serviceName, count: 1, amount: 95, refundedAmount: 0, currency: 'EGP' },
    { service: serviceName, count: 1, amount: 95, refundedAmount: 0, currency: 'USD' },
  ]);
  expect((await merchant('getServicesShare')).body).toEqual([
    { service: serviceName, count: 2, percentage: 100 },
  ]);
  // The payment is booked in EGP. If it stayed in USD, the checks of the books would fail.
  await changeTransactions(inDollars, { currency: 'EGP' });
});

test("the dashboard's today follows the time zone of each country", async () => {
  const [cairo, karachi] = ['Africa/Cairo', 'Asia/Karachi'].map((zone) => businessDay(new Date(), zone));
  await changeTransactions(await paidPayment(world, 100, shop), {
    country: 'Pakistan',
    business_day: karachi ?? '',
  });
  await changeTransactions(await paidPayment(world, 100, shop), { business_day: cairo ?? '' });
  await changeTransactions(await paidPayment(world, 100, shop), { business_day: addDays(today(), -1) });
  await changeTransactions(await paidPayment(world, 100, shop), {
    country: 'Pakistan',
    business_day: addDays(karachi ?? '', 1),
  });
  const merchant = await asUserOf(world, shop.merchantId);
  expect((await merchant('getServicesShare')).body).toMatchObject([{ count: 2 }]);
});

test('the dashboard date filter includes its first and last day and no others', async () => {
  const days = ['2026-02-09', '2026-02-10', '2026-02-12', '2026-02-13'];
  for (const business_day of days)
    await changeTransactions(await paidPayment(world, 100, shop), { business_day });
  const merchant = await asUserOf(world, shop.merchantId);
  const body = { startDate: '2026-02-10', endDate: '2026-02-12' };
  expect((await merchant('filterServicesShare', { body })).body).toMatchObject([{ count: 2 }]);
  expect((await merchant('filterRevenueShare', { body })).body).toMatchObject([{ count: 2, amount: 190 }]);
  const empty = { startDate: '2026-02-11', endDate: '2026-02-11' };
  expect((await merchant('filterServicesShare', { body: empty })).body).toEqual([]);
  const backwards = { startDate: '2026-02-12', endDate: '2026-02-10' };
  for (const id of ['filterServicesShare', 'filterRevenueShare'] as const) {
    const answer = await merchant(id, { body: backwards });
    expectProblem(answer, 400);
    expect(answer.problem.errors[0]?.field).toBe('endDate');
  }
});

test('services with the same name are labelled with their merchants for users who see both', async () => {
  const name = unique('Same');
  const pair = await Promise.all(
    ['First', 'Second'].map((merchant) => newTenant(world.gateway, unique(merchant), { serviceName: name })),
  );
  for (const tenant of pair) await paidPayment(world, 10, tenant);
  const { body } = await world.asOwner('getServicesShare');
  const labels = body.map(({ service }) => service).filter((service) => service.startsWith(name));
  expect(labels.sort()).toEqual(pair.map((tenant) => `${name} · ${tenant.name}`).sort());
});

test('payments, refunds and corrections update the daily figures', async () => {
  const sessions = await Promise.all(Array.from({ length: 12 }, () => paidPayment(world, 33.33, shop)));
  await refund(world, sessions[0] ?? '', 10.01);
  const { id } = await transactionOf(world, sessions[1] ?? '');
  await world.asOwner('updateTransactionStatus', { body: { id, status: 'Failed', reason: 'Test' } });
  const { rows } = await sql<Record<string, string>>`
    select status, sum(transactions) as count, sum(amount) as amount, sum(refunded_amount) as refunded
    from daily_figures where user_type_id = ${shop.merchantId} group by status order by status`.execute(
    world.gateway.db,
  );
  expect(rows.map((row) => Object.values(row).map((value) => Number(value) || value))).toEqual([
    ['Failed', 1, 33.33, '0.000'],
    ['Success', 11, 366.63, 10.01],
  ]);
  await expectSoundBooks(world.gateway);
});

test('a rolled-back write leaves the daily figures unchanged', async () => {
  const { db } = world.gateway;
  const work = inTransaction(db, async (trx) => {
    await sql`update transactions set amount = amount + 1, walee_share_value = walee_share_value + 1`.execute(
      trx,
    );
    throw new Error('taken back');
  });
  await expect(work).rejects.toThrow('taken back');
  await expectSoundBooks(world.gateway);
});

class Undo extends Error {}

test.each([
  ['a raised count', 'update daily_figures set transactions = transactions + 1'],
  ['a lowered amount', 'update daily_figures set amount = amount - 0.001'],
  ['a deleted day', 'delete from daily_figures'],
  ['a deleted transaction', 'delete from transactions'],
])('verifyFigures reports %s with its merchant', async (_name, statement) => {
  await paidPayment(world, 100, shop);
  const { db } = world.gateway;
  const broken = db.transaction().execute(async (trx) => {
    await sql`${sql.raw(statement)} where user_type_id = ${shop.merchantId}`.execute(trx);
    const { faults } = await verifyFigures(trx);
    expect(faults.map(({ figures }) => figures.split(' ')[1])).toEqual([shop.merchantId]);
    throw new Undo();
  });
  await expect(broken).rejects.toThrow(Undo);
  expect((await verifyFigures(db)).faults).toEqual([]);
});
