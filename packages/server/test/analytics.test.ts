import { addDays } from '@daftar/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../src/basics/ids.ts';
import { expectProblem } from './support/api.ts';
import { expectSoundBooks } from './support/books.ts';
import { asUserOf, failedTransaction } from './support/figures.ts';
import { paidPayment, today } from './support/payments.ts';
import { newTenant, startWorld, type Tenant, unique, type World } from './support/world.ts';

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
afterAll(() => world.close());

const days = (from = -1) => ({ dateFrom: addDays(today(), from), dateTo: today() });
const collection = async (ask: typeof merchant | World['asOwner'] = merchant, changes: object = {}) =>
  (await ask('summarizeCollection', { body: { ...days(), ...changes } })).body.data;

const changeTransactions = (
  sessionId: string,
  changes: { currency?: string; method?: string; business_day?: string },
) => world.gateway.db.updateTable('transactions').set(changes).where('session_id', '=', sessionId).execute();

test('the collection summary has totals, every day of the period and every payment method', async () => {
  await paidPayment(world, 100, shop);
  await paidPayment(world, 50, shop);
  await changeTransactions(await paidPayment(world, 30, shop), { business_day: addDays(today(), -2) });
  await failedTransaction(world, 999, shop);
  expect(await collection(merchant, days(-2))).toEqual({
    currency: 'EGP',
    currencies: ['EGP'],
    summary: { waleeShare: 7.2, totalAmount: 180, refundedAmount: 0, totalNumberOfTransactions: 3 },
    revenueOverTime: [
      { date: addDays(today(), -2), amount: 30, serviceCharges: 1.2 },
      { date: addDays(today(), -1), amount: 0, serviceCharges: 0 },
      { date: today(), amount: 150, serviceCharges: 6 },
    ],
    transactionRate: { successful: 3, failed: 1 },
    transactionOverTime: [
      { date: addDays(today(), -2), successful: 1, failed: 0 },
      { date: addDays(today(), -1), successful: 0, failed: 0 },
      { date: today(), successful: 2, failed: 1 },
    ],
    transactionByPaymentMethod: [{ operator: 'FawryRef', Successful: 3, Failed: 1 }],
  });
  await expectSoundBooks(world.gateway);
});

test('the collection summary covers one currency: the most used or the requested one', async () => {
  await paidPayment(world, 100, shop);
  for (const amount of [10, 20])
    await changeTransactions(await paidPayment(world, amount, shop), { currency: 'USD' });
  const busiest = await collection();
  expect(busiest).toMatchObject({
    currency: 'USD',
    currencies: ['USD', 'EGP'],
    summary: { totalAmount: 30 },
  });
  expect((await collection(merchant, { currency: 'EGP' })).summary.totalAmount).toBe(100);
  const none = await collection(merchant, { currency: 'PKR' });
  expect(none).toMatchObject({ currency: 'PKR', summary: { totalAmount: 0, totalNumberOfTransactions: 0 } });
});

test('the collection summary filters by payment method, and All means no filter', async () => {
  await paidPayment(world, 100, shop);
  await changeTransactions(await paidPayment(world, 10, shop), { method: 'Credit Card' });
  await changeTransactions(await paidPayment(world, 1, shop), { method: '' });
  const methods = (await collection(merchant, { paymentMethod: 'All' })).transactionByPaymentMethod;
  expect(methods.map(({ operator }) => operator).sort()).toEqual(['Credit Card', 'FawryRef', 'Other']);
  expect((await collection(merchant, { paymentMethod: 'Credit Card' })).summary.totalAmount).toBe(10);
});

test.each([{ paymentMethod: 'Cheque' }, { currency: 'ZZZ' }])(
  'the collection summary rejects the unknown filter %j',
  async (changes) => {
    const answer = await merchant('summarizeCollection', { body: { ...days(), ...changes } });
    expect([answer.status, answer.problem.errors[0]?.field]).toEqual([400, Object.keys(changes)[0]]);
  },
);

test('the platform owner can choose any merchant for the collection summary, a merchant only itself', async () => {
  await paidPayment(world, 100, shop);
  const own = { merchant: shop.merchantId };
  expect((await collection(world.asOwner, own)).summary.totalAmount).toBe(100);
  expect((await collection(world.asOwner)).summary.totalAmount).toBeGreaterThanOrEqual(100);
  expect((await collection(merchant, own)).summary.totalAmount).toBe(100);
  for (const another of [world.nile.merchantId, 'mer_nobody']) {
    const body = { ...days(), merchant: another };
    expectProblem(await merchant('summarizeCollection', { body }), 404);
  }
});

test("a carrier's users see amounts in the collection summary but not the platform owner's share", async () => {
  await paidPayment(world, 100, shop);
  const carrier = await asUserOf(world, world.carrierId);
  const { summary, revenueOverTime } = await collection(carrier);
  expect(summary.totalAmount).toBeGreaterThanOrEqual(100);
  expect(summary).not.toHaveProperty('waleeShare');
  expect(revenueOverTime[0]).not.toHaveProperty('serviceCharges');
});

test('the collection summary is empty without payments and lists only days with payments in a long period', async () => {
  expect(await collection()).toMatchObject({
    currency: 'EGP',
    currencies: [],
    transactionRate: { successful: 0, failed: 0 },
    transactionByPaymentMethod: [],
  });
  await paidPayment(world, 5, shop);
  const century = await collection(merchant, { dateFrom: '1926-01-01' });
  expect(century.revenueOverTime).toEqual([{ date: today(), amount: 5, serviceCharges: 0.2 }]);
});

test('the collection summary rejects a period that ends before it begins', async () => {
  const body = { dateFrom: today(), dateTo: addDays(today(), -1) };
  expectProblem(await merchant('summarizeCollection', { body }), 400);
});

async function newSubscription(tenant: Tenant, changes: Record<string, string> = {}) {
  const id = newId('sub');
  await world.gateway.db
    .insertInto('subscriptions')
    .values({
      id,
      user_type_id: tenant.merchantId,
      carrier_id: null,
      country: 'Egypt',
      operator: 'EG-Vodafone',
      merchant_name: tenant.name,
      service_name: 'Daily news',
      msisdn: '201001234567',
      subscription_type: 'daily',
      subscription_amount: '2.5',
      currency: 'EGP',
      subscriber_status: 'Active',
      created_at: new Date(),
      ...changes,
    })
    .execute();
  return id;
}

test('a merchant lists its own subscriptions, a carrier those it carries, the platform owner all', async () => {
  const own = await newSubscription(shop, { msisdn: '201555000111' });
  const another = await newSubscription(world.nile, { carrier_id: world.carrierId });
  const idsFor = async (ask: typeof merchant | World['asOwner'], query = '') =>
    (await ask('listSubscriptions', { query })).body.data.map(({ _id }) => _id);
  expect(await idsFor(merchant)).toEqual([own]);
  expect(await idsFor(await asUserOf(world, world.carrierId))).toEqual([another]);
  expect((await idsFor(world.asOwner)).sort()).toEqual([own, another].sort());
  for (const q of ['555000', '+201555000111', '٢٠١٥٥٥٠٠٠١١١'])
    expect(await idsFor(world.asOwner, `?q=${encodeURIComponent(q)}`), q).toEqual([own]);
  expect(await idsFor(world.asOwner, '?sort=msisdn')).toEqual([another, own]);
  const third = await newSubscription(world.delta, {
    ...{ country: 'Pakistan', operator: 'PK-Jazz', subscriber_status: 'Paused' },
  });
  for (const query of ['country=Pakistan', 'operator=PK-Jazz', 'subscriberStatus=Paused', 'q=pausED'])
    expect(await idsFor(world.asOwner, `?${query}`), query).toEqual([third]);
  expect(await idsFor(world.asOwner, `?userTypeId=${shop.merchantId}&country=Egypt`)).toEqual([own]);
  const foreign = await merchant('listSubscriptions', { query: `?userTypeId=${world.nile.merchantId}` });
  expect(foreign.status).toBe(404);
  const { body } = await merchant('listSubscriptions');
  expect(body.data[0]).toMatchObject({
    merchantName: shop.name,
    operator: 'EG-Vodafone',
    subscriptionAmount: 2.5,
    currency: 'EGP',
    subscriberStatus: 'Active',
  });
});
