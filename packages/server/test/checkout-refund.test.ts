import { fawryNotificationMessage, fromMajor } from '@daftar/domain';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { refundPayment } from '../src/areas/checkout/refunds/refund-payment.ts';
import { unclaimedRevenue } from '../src/areas/settlements/revenue.ts';
import { fawrySignature } from '../src/providers/fawry/fawry-signature.ts';
import { sandboxCredentials } from '../src/providers/registry.ts';
import { expectSoundBooks } from './support/books.ts';
import { payableOf, transactionOf } from './support/figures.ts';
import { newSession, paidPayment, settlementForm, takeReference, today } from './support/payments.ts';
import { newTenant, startWorld, type Tenant, unique, type World } from './support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterEach(() => expectSoundBooks(world.gateway));
afterAll(() => world.close());

test('refunds are booked up to the paid amount, and revenue is reduced by them', async () => {
  const { gateway, nile } = world;
  const sessionId = await paidPayment(world, 450.5);
  const attempt = { id: `att_${sessionId}`, session_id: sessionId, provider: 'Fawry' };
  const refund = (key: string, amount: number) =>
    gateway.db
      .transaction()
      .execute((trx) => refundPayment(trx, gateway, attempt, { key, amount: fromMajor(amount, 'EGP') }));
  const revenue = () =>
    unclaimedRevenue(gateway.db, {
      merchantId: nile.merchantId,
      currency: 'EGP',
      dateFrom: today(),
      dateTo: today(),
    });
  expect(await refund('r-1', 100.13)).toBe(true);
  const left = await revenue();
  expect(left.total.minor).toBe(35_037n);
  expect(left.carrier.minor + left.walee.minor + left.merchant.minor).toBe(35_037n);
  expect(await refund('r-2', 450.5)).toBe(true);
  expect(await refund('r-3', 1)).toBe(false);
  expect((await revenue()).merchant.minor).toBe(0n);
});

/** The sandbox's names of Fawry's statuses. */
const STATES: Record<string, string> = { PAID: 'paid', REFUNDED: 'refunded' };

/** Starts a Fawry payment of 450.50. Returns functions that send signed callbacks, read it and correct its status. */
async function startFawryPayment(shares: { carrierShare?: number; merchantShare?: number } = {}) {
  const shop = await newTenant(world.gateway, unique('Told'), shares);
  const session = await newSession(world, {}, shop);
  const { referenceNumber, merchantRefNumber } = await takeReference(world, session);
  /** Sets the status and amount that the sandbox returns for the payment. */
  const setAtProvider = (status: string, amount = 450.5) =>
    world.gateway.pool.query(
      `update sandbox.payments set state = $2, body = body || jsonb_build_object('amount', $3::text)
       where reference = $1`,
      [referenceNumber, STATES[status], amount.toFixed(2)],
    );
  const sendCallback = async (
    orderStatus: string,
    { amount = 450.5, unsigned = {} }: { amount?: number; unsigned?: object } = {},
  ) => {
    const signed = {
      fawryRefNumber: referenceNumber,
      merchantRefNumber,
      paymentAmount: amount.toFixed(2),
      orderAmount: amount.toFixed(2),
      orderStatus,
      paymentMethod: 'PAYATFAWRY',
      paymentRefrenceNumber: '129871204',
    };
    const messageSignature = fawrySignature(
      fawryNotificationMessage(signed, sandboxCredentials.fawry.secureKey),
    );
    const answer = await world.asCustomer('receiveProviderCallback', {
      params: { provider: 'fawry' },
      body: { ...signed, paymentAmount: amount, orderAmount: amount, messageSignature, ...unsigned },
    });
    return answer.status;
  };
  const row = () => transactionOf(world, session.sessionId);
  const correct = async (status: 'Success' | 'Failed') => {
    const { id } = await row();
    const body = { id, status, reason: 'The bank says so' };
    expect((await world.asOwner('updateTransactionStatus', { body })).status).toBe(200);
  };
  /** Refunds the payment at the provider and sends its callback. */
  const sendRefund = async () => {
    await setAtProvider('REFUNDED');
    return sendCallback('REFUNDED');
  };
  return { shop, session, sendCallback, sendRefund, setAtProvider, row, correct };
}

const unsettledRevenue = async (shop: Tenant) => {
  const { body } = await world.asOwner('getMerchantRevenue', {
    body: { dateFrom: today(), dateTo: today(), country: 'Egypt', merchantName: shop.name },
  });
  return body[0]?.totalAmount ?? 0;
};

test('a refund of a payment that was corrected to failed is never paid out', async () => {
  const { shop, sendCallback, sendRefund, row, correct } = await startFawryPayment();
  expect(await sendCallback('PAID')).toBe(200);
  await correct('Failed');
  expect(await sendRefund()).toBe(200);
  expect(await row()).toMatchObject({ status: 'Failed', refunded_amount: '450.500' });
  expect(await payableOf(world, shop.merchantId)).toBe(0);
  await expectSoundBooks(world.gateway);
  await correct('Success');
  expect(await row()).toMatchObject({ status: 'Success', refunded_amount: '450.500' });
  expect(await unsettledRevenue(shop)).toBe(0);
  expect(await payableOf(world, shop.merchantId)).toBe(0);
  await expectSoundBooks(world.gateway);
  await correct('Failed');
  expect(await sendRefund()).toBe(200);
  expect((await row()).refunded_amount).toBe('450.500');
});

test('after a partial refund of a payment that is marked failed, the rest can be settled', async () => {
  const { shop, session, sendCallback, row, correct } = await startFawryPayment();
  await sendCallback('PAID');
  const attempt = await world.gateway.db
    .selectFrom('payment_attempts')
    .select(['id', 'session_id', 'provider'])
    .where('session_id', '=', session.sessionId)
    .executeTakeFirstOrThrow();
  const refund = (key: string, amount: number) =>
    world.gateway.db.transaction().execute((trx) =>
      refundPayment(trx, world.gateway, attempt, {
        key: `${session.sessionId}:${key}`,
        amount: fromMajor(amount, 'EGP'),
      }),
    );
  expect(await refund('1', 100.13)).toBe(true);
  await correct('Failed');
  expect(await refund('2', 50.05)).toBe(true);
  await correct('Success');
  expect(await refund('3', 0.32)).toBe(true);
  expect(await row()).toMatchObject({ status: 'Success', refunded_amount: '150.500' });
  expect(await unsettledRevenue(shop)).toBe(300);
  const settled = await world.asOwner('addSettlement', { body: settlementForm(shop.name, 300) });
  expect(settled.status, settled.text).toBe(200);
});

test('a payment callback after its refund callback books both, also without a carrier share', async () => {
  const { shop, sendCallback, sendRefund, row } = await startFawryPayment({
    carrierShare: 0,
    merchantShare: 96,
  });
  expect(await sendRefund()).toBe(200);
  expect(await row()).toMatchObject({ status: 'Failed', refunded_amount: '450.500' });
  expect(await sendCallback('PAID')).toBe(200);
  expect(await row()).toMatchObject({ status: 'Success', refunded_amount: '450.500' });
  expect(await unsettledRevenue(shop)).toBe(0);
  expect(await payableOf(world, shop.merchantId)).toBe(0);
});

test('the history records the refund of a payment that counts as failed', async () => {
  const { sendCallback, sendRefund, row, correct } = await startFawryPayment();
  await sendCallback('PAID');
  await correct('Failed');
  await sendRefund();
  const { id } = await row();
  const entry = await world.gateway.db
    .selectFrom('audit_entries')
    .select(['before', 'after', 'description'])
    .where('record_id', '=', id)
    .where('action', '=', 'payment.refunded')
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({
    before: { refundedAmount: '0.00' },
    after: { refundedAmount: '450.50' },
    description: expect.stringContaining('counts as failed'),
  });
});

test('a refund callback without a transaction returns 404, and a repeated one is booked', async () => {
  const { session, sendCallback, sendRefund, row } = await startFawryPayment();
  await sendCallback('PAID');
  const { id } = await row();
  const { db } = world.gateway;
  await db.updateTable('transactions').set({ attempt_id: 'att_else' }).where('id', '=', id).execute();
  expect(await sendRefund()).toBe(404);
  const attempt_id = (
    await db
      .selectFrom('payment_attempts')
      .select('id')
      .where('session_id', '=', session.sessionId)
      .executeTakeFirstOrThrow()
  ).id;
  await db.updateTable('transactions').set({ attempt_id }).where('id', '=', id).execute();
  expect(await sendRefund()).toBe(200);
  expect((await row()).refunded_amount).toBe('450.500');
});

const refundHistory = async (id: string) =>
  (
    await world.gateway.db
      .selectFrom('audit_entries')
      .select(['action', 'seen_by'])
      .where('record_id', '=', id)
      .where('action', 'like', 'payment.refund%')
      .orderBy('seq')
      .execute()
  ).map(({ action, seen_by }) => [action, seen_by]);

test('a refund callback that is repeated with other unsigned fields is booked once', async () => {
  const { shop, sendCallback, setAtProvider, row } = await startFawryPayment();
  await sendCallback('PAID');
  await setAtProvider('REFUNDED');
  const changes = [{}, { requestId: 'other' }, { customerName: 'Nora ' }, { fawryFees: 1 }];
  for (const unsigned of changes) expect(await sendCallback('REFUNDED', { unsigned })).toBe(200);
  expect((await row()).refunded_amount).toBe('450.500');
  expect(await refundHistory((await row()).id)).toEqual([['payment.refunded', 'account']]);
  expect(await payableOf(world, shop.merchantId)).toBe(0);
});

test('amounts of refund callbacks are never added up: the gateway requests the refunded amount from the provider', async () => {
  const { sendCallback, setAtProvider, row } = await startFawryPayment();
  await sendCallback('PAID');
  await setAtProvider('PAID');
  for (const amount of [100, 100, 150.5]) {
    expect(await sendCallback('REFUNDED', { amount, unsigned: { requestId: String(amount) } })).toBe(503);
    expect((await row()).refunded_amount).toBe('0.000');
  }
  await setAtProvider('REFUNDED');
  expect(await sendCallback('REFUNDED', { amount: 100 })).toBe(200);
  expect((await row()).refunded_amount).toBe('450.500');
  expect(await sendCallback('REFUNDED', { amount: 150.5 })).toBe(200);
  expect((await row()).refunded_amount).toBe('450.500');
});

test.each([
  ['a part', 'PARTIAL_REFUNDED', 450.5],
  ['another amount than was paid', 'REFUNDED', 100],
])(
  'a refund of %s books nothing and stays open in the history that the platform owner sees',
  async (_, word, amount) => {
    const { sendCallback, setAtProvider, row } = await startFawryPayment();
    await sendCallback('PAID');
    await setAtProvider('REFUNDED', amount);
    expect(await sendCallback(word)).toBe(200);
    expect(await sendCallback(word, { unsigned: { requestId: 'again' } })).toBe(200);
    expect((await row()).refunded_amount).toBe('0.000');
    expect(await refundHistory((await row()).id)).toEqual([['payment.refundOpen', 'provider']]);
  },
);
