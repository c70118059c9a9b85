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
const collected = async (ask: typeof merchant | World['asOwner'] = merchant, changes: object = {}) =>
  (await ask('summarizeCollection', { body: { ...days(), ...changes } })).body.data;

const changed = (sessionId: string, changes: { currency?: string; method?: string; business_day?: string }) =>
  world.gateway.db.updateTable('transactions').set(changes).where('session_id', '=', sessionId).execute();

test('collection sums days, methods and the whole, empty days among them', async () => {
  await paidPayment(world, 100, shop);
  await paidPayment(world, 50, shop);
  await changed(await paidPayment(world, 30, shop), { business_day: addDays(today(), -2) });
  await failedTransaction(world, 999, shop);
  expect(await collected(merchant, days(-2))).toEqual({
    currency: 'EGP',
    currencies: ['EGP'],
    summary: { waleeShare: 7.2, totalAmount: 180, totalNumberOfTransactions: 3 },
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

test('currencies are never summed: the busiest first, the others on request', async () => {
  await paidPayment(world, 100, shop);
  for (const amount of [10, 20]) await changed(await paidPayment(world, amount, shop), { currency: 'USD' });
  const busiest = await collected();
  expect(busiest).toMatchObject({
    currency: 'USD',
    currencies: ['USD', 'EGP'],
    summary: { totalAmount: 30 },
  });
  expect((await collected(merchant, { currency: 'EGP' })).summary.totalAmount).toBe(100);
  const none = await collected(merchant, { currency: 'PKR' });
  expect(none).toMatchObject({ currency: 'PKR', summary: { totalAmount: 0, totalNumberOfTransactions: 0 } });
});

test('a method narrows it, and All does not', async () => {
  await paidPayment(world, 100, shop);
  await changed(await paidPayment(world, 10, shop), { method: 'Credit Card' });
  await changed(await paidPayment(world, 1, shop), { method: '' });
  const methods = (await collected(merchant, { paymentMethod: 'All' })).transactionByPaymentMethod;
  expect(methods.map(({ operator }) => operator).sort()).toEqual(['Credit Card', 'FawryRef', 'Other']);
  expect((await collected(merchant, { paymentMethod: 'Credit Card' })).summary.totalAmount).toBe(10);
});

test('the provider chooses a merchant; others have theirs, and no way to another', async () => {
  await paidPayment(world, 100, shop);
  const own = { merchant: shop.merchantId };
  expect((await collected(world.asOwner, own)).summary.totalAmount).toBe(100);
  expect((await collected(world.asOwner)).summary.totalAmount).toBeGreaterThanOrEqual(100);
  expect((await collected(merchant, own)).summary.totalAmount).toBe(100);
  for (const another of [world.nile.merchantId, 'mer_nobody']) {
    const body = { ...days(), merchant: another };
    expectProblem(await merchant('summarizeCollection', { body }), 404);
  }
});

test("a carrier's users see amounts, and not what the provider earns", async () => {
  await paidPayment(world, 100, shop);
  const carrier = await asUserOf(world, world.carrierId);
  const { summary, revenueOverTime } = await collected(carrier);
  expect(summary.totalAmount).toBeGreaterThanOrEqual(100);
  expect(summary).not.toHaveProperty('waleeShare');
  expect(revenueOverTime[0]).not.toHaveProperty('serviceCharges');
});

test('an account without a payment has empty figures; long periods list only days with payments', async () => {
  expect(await collected()).toMatchObject({
    currency: 'EGP',
    currencies: [],
    transactionRate: { successful: 0, failed: 0 },
    transactionByPaymentMethod: [],
  });
  await paidPayment(world, 5, shop);
  const century = await collected(merchant, { dateFrom: '1926-01-01' });
  expect(century.revenueOverTime).toEqual([{ date: today(), amount: 5, serviceCharges: 0.2 }]);
});

test('a period that ends before it begins is refused', async () => {
  const body = { dateFrom: today(), dateTo: addDays(today(), -1) };
  expectProblem(await merchant('summarizeCollection', { body }), 400);
});

async function newSubscription(tenant: Tenant, changes: { msisdn?: string; carrier_id?: string } = {}) {
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

test('subscriptions: a merchant lists its own, a carrier what it carries, the provider all', async () => {
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
  const { body } = await merchant('listSubscriptions');
  expect(body.data[0]).toMatchObject({
    merchantName: shop.name,
    operator: 'EG-Vodafone',
    subscriptionAmount: 2.5,
    currency: 'EGP',
    subscriberStatus: 'Active',
  });
});
