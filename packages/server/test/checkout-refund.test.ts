import { fromMajor } from '@daftar/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refundPayment } from '../src/areas/checkout/refund-payment.ts';
import { unclaimedRevenue } from '../src/areas/settlements/revenue.ts';
import { verifyLedger } from '../src/ledger/verify.ts';
import { paidPayment, today } from './support/payments.ts';
import { startWorld, type World } from './support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

test('refunds book their part once, never above the payment, and revenue is net of them', async () => {
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
  expect((await verifyLedger(gateway.db)).faults).toEqual([]);
});
