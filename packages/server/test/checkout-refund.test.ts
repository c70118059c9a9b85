import { fawryNotificationMessage, fromMajor } from '@daftar/domain';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { refundPayment } from '../src/areas/checkout/refund-payment.ts';
import { unclaimedRevenue } from '../src/areas/settlements/revenue.ts';
import { sandboxCredentials } from '../src/config/provider-config.ts';
import { fawrySignature } from '../src/providers/fawry/fawry-signature.ts';
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

test('refunds are booked up to the amount paid, and revenue is net of them', async () => {
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

/** Starts a Fawry payment of 450.50. Returns functions that send signed callbacks, read it and correct its status. */
async function startFawryPayment(shares: { carrierShare?: number; merchantShare?: number } = {}) {
  const shop = await newTenant(world.gateway, unique('Told'), shares);
  const session = await newSession(world, {}, shop);
  const { referenceNumber, merchantRefNumber } = await takeReference(world, session);
  const sendCallback = async (orderStatus: string) => {
    const signed = {
      fawryRefNumber: referenceNumber,
      merchantRefNumber,
      paymentAmount: '450.50',
      orderAmount: '450.50',
      orderStatus,
      paymentMethod: 'PAYATFAWRY',
      paymentRefrenceNumber: '129871204',
    };
    const messageSignature = fawrySignature(
      fawryNotificationMessage(signed, sandboxCredentials.fawry.secureKey),
    );
    const answer = await world.asCustomer('receiveProviderCallback', {
      params: { provider: 'fawry' },
      body: { ...signed, paymentAmount: 450.5, orderAmount: 450.5, messageSignature },
    });
    return answer.status;
  };
  const row = () => transactionOf(world, session.sessionId);
  const correct = async (status: 'Success' | 'Failed') => {
    const { id } = await row();
    const body = { id, status, reason: 'The bank says so' };
    expect((await world.asOwner('updateTransactionStatus', { body })).status).toBe(200);
  };
  return { shop, session, sendCallback, row, correct };
}

const unsettledRevenue = async (shop: Tenant) => {
  const { body } = await world.asOwner('getMerchantRevenue', {
    body: { dateFrom: today(), dateTo: today(), country: 'Egypt', merchantName: shop.name },
  });
  return body[0]?.totalAmount ?? 0;
};

test('a refund of a payment that was corrected to failed is never paid out', async () => {
  const { shop, sendCallback, row, correct } = await startFawryPayment();
  expect(await sendCallback('PAID')).toBe(200);
  await correct('Failed');
  expect(await sendCallback('REFUNDED')).toBe(200);
  expect(await row()).toMatchObject({ status: 'Failed', refunded_amount: '450.500' });
  expect(await payableOf(world, shop.merchantId)).toBe(0);
  await expectSoundBooks(world.gateway);
  await correct('Success');
  expect(await row()).toMatchObject({ status: 'Success', refunded_amount: '450.500' });
  expect(await unsettledRevenue(shop)).toBe(0);
  expect(await payableOf(world, shop.merchantId)).toBe(0);
  await expectSoundBooks(world.gateway);
  await correct('Failed');
  expect(await sendCallback('REFUNDED')).toBe(200);
  expect((await row()).refunded_amount).toBe('450.500');
});

test('a partial refund while a payment is marked failed leaves the rest to settle', async () => {
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
  const { shop, sendCallback, row } = await startFawryPayment({ carrierShare: 0, merchantShare: 96 });
  expect(await sendCallback('REFUNDED')).toBe(200);
  expect(await row()).toMatchObject({ status: 'Failed', refunded_amount: '450.500' });
  expect(await sendCallback('PAID')).toBe(200);
  expect(await row()).toMatchObject({ status: 'Success', refunded_amount: '450.500' });
  expect(await unsettledRevenue(shop)).toBe(0);
  expect(await payableOf(world, shop.merchantId)).toBe(0);
});

test('the history records the refund of a payment that counts as failed', async () => {
  const { sendCallback, row, correct } = await startFawryPayment();
  await sendCallback('PAID');
  await correct('Failed');
  await sendCallback('REFUNDED');
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

test('a refund callback without a transaction answers 404, and a repeated one is booked', async () => {
  const { session, sendCallback, row } = await startFawryPayment();
  await sendCallback('PAID');
  const { id } = await row();
  const { db } = world.gateway;
  await db.updateTable('transactions').set({ attempt_id: 'att_else' }).where('id', '=', id).execute();
  expect(await sendCallback('REFUNDED')).toBe(404);
  const attempt_id = (
    await db
      .selectFrom('payment_attempts')
      .select('id')
      .where('session_id', '=', session.sessionId)
      .executeTakeFirstOrThrow()
  ).id;
  await db.updateTable('transactions').set({ attempt_id }).where('id', '=', id).execute();
  expect(await sendCallback('REFUNDED')).toBe(200);
  expect((await row()).refunded_amount).toBe('450.500');
});
