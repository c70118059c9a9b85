import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Funds } from '../src/areas/approvals/funds.ts';
import { fundsBesideRefunds } from '../src/ledger/refund-holds.ts';
import { call, token } from './support/api.ts';
import { expectSoundBooks } from './support/books.ts';
import { payableOf } from './support/figures.ts';
import { settlementForm } from './support/payments.ts';
import { newPayout, payoutForm } from './support/payouts.ts';
import { FakeProvider, waitForRefund, walletPayment } from './support/refunds.ts';
import { newTenant, signedInUser, startWorld, type Tenant, unique, type World } from './support/world.ts';

let world: World;
let provider: FakeProvider;
let shop: Tenant;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  provider = new FakeProvider();
  provider.install(world.gateway);
  // The provider takes refunds and does not end them.
  provider.mode = 'accept';
  shop = await newTenant(world.gateway, unique('Holding'));
});
afterEach(() => expectSoundBooks(world.gateway));
afterAll(() => world.close());

const codeOf = ({ problem }: { problem: { errors?: { code?: string }[] } }) => problem.errors?.[0]?.code;
const refund = (transactionId: string, amount?: number) =>
  world.asOwner('addRefund', {
    body: { transactionId, reason: 'Returned', ...(amount !== undefined && { amount }) },
  });
const deposit = (amount: number) =>
  world.asOwner('addMerchantBalance', {
    params: { id: shop.merchantId },
    body: { grossAmount: amount, tax: 0, netAmount: amount, reference: unique('Deposit') },
  });
const request = (amount: number) => world.asOwner('addPayout', { body: payoutForm(shop, { amount }) });
/** A payout that somebody else than the owner's first user requested. */
const payoutOf = (amount: number) => newPayout(world.gateway, shop, { amount });
const approve = (id: string) => world.asOwner('setPayoutStatus', { body: { id, status: 'Approved' } });
const settle = (amount: number) =>
  world.asOwner('addSettlement', { body: settlementForm(shop.name, amount) });
const fundsOf = () => fundsBesideRefunds(world.gateway.db, shop.merchantId, 'EGP');

/** Refunds as a user of the merchant, whose refunds must be covered. The platform owner may refund without cover. */
async function refunder() {
  const headers = token(await signedInUser(world, unique('refunder').replace(' ', '-'), shop.merchantId));
  return (transactionId: string) =>
    call(world.backofficeUrl, 'addRefund', { headers, body: { transactionId, reason: 'Returned' } });
}

/** A settled payment: nothing is left in the payable, so that a refund of it needs the balance. */
async function settledPayment(amount: number) {
  const payment = await walletPayment(world, amount, shop);
  expect((await settle(amount)).status).toBe(200);
  expect(await payableOf(world, shop.merchantId)).toBeCloseTo(0, 6);
  return payment;
}

describe('money that a pending refund needs', () => {
  test('is not paid out at approval, and is free again when the refund fails', async () => {
    const { id } = await settledPayment(100);
    await deposit(100);
    const before = await payoutOf(50);
    const asked = await refund(id);
    expect(asked.status).toBe(200);
    const refused = await approve(before.id);
    expect([refused.status, codeOf(refused)]).toEqual([409, 'refunds-held']);
    await waitForRefund(world, asked.body._id, 'pending');
    await world.asOwner('closeRefund', {
      params: { id: asked.body._id },
      body: { outcome: 'failed', reason: 'The provider said so' },
    });
    expect((await approve(before.id)).status).toBe(200);
  });

  test('is not requested as a payout; what is beyond it is', async () => {
    const { id } = await settledPayment(100);
    await deposit(150);
    await refund(id);
    const { held } = await fundsOf();
    const left = Math.floor(150 - Number(held.minor) / 100);
    const refused = await request(left + 1);
    expect([refused.status, codeOf(refused)]).toEqual([409, 'refunds-held']);
    const fitting = await payoutOf(left);
    expect((await approve(fitting.id)).status).toBe(200);
    // A payout whose money is not there yet may be requested.
    expect((await request(5_000)).status).toBe(200);
  });

  test('is shown beside the funds of a payout', async () => {
    const { id } = await settledPayment(100);
    await deposit(150);
    await refund(id);
    const { held } = await fundsOf();
    const shown = await world.asOwner('getPayoutFunds', { params: { id: shop.service.id } });
    expect(shown.body.funds).toMatchObject({ balance: 150, held: Number(held.minor) / 100 });
  });

  test('is not settled; a deposit that covers it lets the settlement through', async () => {
    const { id } = await walletPayment(world, 200, shop);
    await refund(id, 80);
    const refused = await settle(200);
    expect([refused.status, codeOf(refused)]).toEqual([409, 'settlement.refundsHeld']);
    await deposit(80);
    expect((await settle(200)).status).toBe(200);
  });

  test('is not approved by a file', async () => {
    const { id } = await settledPayment(100);
    await deposit(100);
    await refund(id);
    const funds = await Funds.read(world.gateway.db, [shop.merchantId]);
    expect(funds.spend({ user_type_id: shop.merchantId, amount: '50', currency: 'EGP' })).toBeUndefined();
  });

  test('is not asked for by another refund of the merchant', async () => {
    const first = await walletPayment(world, 100, shop);
    const second = await walletPayment(world, 100, shop);
    expect((await settle(200)).status).toBe(200);
    await deposit(120);
    const ask = await refunder();
    expect((await ask(first.id)).status).toBe(200);
    expect(codeOf(await ask(second.id))).toBe('refund-not-covered');
  });
});

test('refunds, payouts and settlements at the same time never take more than there is', async () => {
  provider.mode = 'give';
  for (let round = 0; round < 3; round += 1) {
    shop = await newTenant(world.gateway, unique('Racing'));
    const payments = await Promise.all([40, 60].map((amount) => walletPayment(world, amount, shop)));
    await deposit(50);
    const payouts = await Promise.all([30, 20, 25].map(payoutOf));
    const ask = await refunder();
    const refunds = payments.map(({ id }) => ask(id));
    await Promise.all([...refunds, ...payouts.map(({ id }) => approve(id)), settle(100)]);
    for (const answer of await Promise.all(refunds))
      if (answer.status === 200) await waitForRefund(world, answer.body._id, 'succeeded');
    const { owed, held } = await fundsOf();
    expect(held.minor).toBe(0n);
    expect(owed.minor).toBeGreaterThanOrEqual(0n);
  }
});

test('the held part is exactly what the refunds will book, whatever their amounts', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 300, max: 90_000 }),
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 4 }),
      async (minor, percents) => {
        shop = await newTenant(world.gateway, unique('Exact'));
        provider.mode = 'accept';
        const { id } = await walletPayment(world, minor / 100, shop);
        const before = (await fundsOf()).owed.minor;
        let left = minor;
        const asked: string[] = [];
        for (const percent of percents) {
          const part = Math.min(left, Math.max(1, Math.floor((minor * percent) / 100)));
          if (part === 0) break;
          left -= part;
          const { body } = await refund(id, part / 100);
          asked.push(body._id);
        }
        const { held } = await fundsOf();
        const [first = ''] = asked;
        await waitForRefund(world, first, 'pending');
        // The others wait for the first one; the provider then makes them.
        provider.mode = 'give';
        await world.asOwner('closeRefund', {
          params: { id: first },
          body: { outcome: 'succeeded', reason: 'Seen at the provider' },
        });
        for (const one of asked) await waitForRefund(world, one, 'succeeded');
        const after = await fundsOf();
        expect(before - after.owed.minor).toBe(held.minor);
        expect(after.held.minor).toBe(0n);
      },
    ),
    { numRuns: 8 },
  );
});
