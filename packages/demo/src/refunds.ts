import { decimal, decimalToNumber, divideDecimals, multiplyDecimals } from '@daftar/domain';
import type { Gateway } from '@daftar/server';
import {
  inTransaction,
  keepOpenRefund,
  type PaymentProvider,
  requestRefund,
  settleRefund,
  type Trx,
} from '@daftar/server/fill';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Only payments of the last `DAYS` days are refunded, because none of them is settled. */
const DAYS = 21;

type Plan =
  | { end: 'succeeded'; part?: number; reason: string }
  | { end: 'failed' | 'pending'; part?: number; reason: string }
  | { end: 'open' };

/** The final state of each refund; `part` is the refunded percentage of the payment, by default the whole payment. */
const plans: readonly Plan[] = [
  { end: 'succeeded', reason: 'The order was cancelled before it was sent' },
  { end: 'succeeded', part: 50, reason: 'One of two items was out of stock' },
  { end: 'succeeded', part: 25, reason: 'The parcel came late' },
  { end: 'failed', reason: 'The customer changed their mind' },
  { end: 'succeeded', reason: 'Paid twice' },
  { end: 'pending', reason: 'The product was broken' },
  { end: 'open' },
  { end: 'succeeded', part: 40, reason: 'A smaller size was sent' },
  { end: 'pending', part: 50, reason: 'Two tickets of four were returned' },
  { end: 'failed', part: 30, reason: 'A discount was forgotten' },
  { end: 'open' },
  { end: 'succeeded', part: 10, reason: 'A voucher was not counted' },
];

/** A provider that is never called, because the plan decides the refunds' results. */
const givingProvider = (name: string): PaymentProvider => ({
  name,
  charges: {},
  status: () => Promise.reject(new Error('The demo asks no provider for a status')),
  refunds: {
    gives: () => true,
    partial: true,
    refund: () => Promise.reject(new Error('The demo asks no provider for a refund')),
    refundStatus: () => Promise.reject(new Error('The demo asks no provider for a refund')),
  },
});

/** Returns the refundable payments of the last weeks, oldest first. */
const refundable = (db: Gateway['db'], until: Date) =>
  db
    .selectFrom('transactions')
    .selectAll()
    .where('status', '=', 'Success')
    .where('settlement_id', 'is', null)
    .where('method', 'in', ['Credit Card', 'MWallet'])
    .where('attempt_id', 'is not', null)
    .where('created_at', '>', new Date(until.getTime() - DAYS * DAY_MS))
    .where('created_at', '<', new Date(until.getTime() - 2 * DAY_MS))
    .orderBy('created_at')
    .orderBy('id')
    .execute();

type Payment = Awaited<ReturnType<typeof refundable>>[number];

/**
 * Refunds some of the demo's payments of the last weeks, in full and in part. The refunds are succeeded, failed, pending or
 * open.
 */
export async function simulateRefunds(gateway: Gateway, until: Date): Promise<void> {
  const { db } = gateway;
  // The refunds were made before an interruption.
  if (await db.selectFrom('refunds').select('id').limit(1).executeTakeFirst()) return;
  const payments = await refundable(db, until);
  const step = Math.max(1, Math.floor(payments.length / plans.length));
  for (const [index, plan] of plans.entries()) {
    const payment = payments[index * step];
    if (payment) await inTransaction(db, (trx) => simulateOne(trx, gateway, payment, plan));
  }
}

/** Returns a percentage of an amount, in whole major units because the demo's prices are whole; at least 1. */
function wholePart(amount: string, percentage: number): number {
  const hundredfold = multiplyDecimals(decimal(amount), decimal(percentage));
  return Math.max(1, decimalToNumber(divideDecimals(hundredfold, decimal(100), 0, 'down')));
}

async function simulateOne(trx: Trx, gateway: Gateway, payment: Payment, plan: Plan): Promise<void> {
  const asked = new Date(payment.created_at.getTime() + DAY_MS);
  const at = (time: Date): Gateway => ({ ...gateway, db: trx, now: () => time, providerFor: givingProvider });
  const { id: transactionId, attempt_id, session_id, provider } = payment;
  if (attempt_id === null || session_id === null) return;
  if (plan.end === 'open') return keepOpenRefund(trx, { id: attempt_id, session_id, provider }, asked);
  const merchant = { kind: 'merchant', merchantId: payment.user_type_id, name: 'Customer care' } as const;
  const amount = plan.part && wholePart(payment.amount, plan.part);
  const body = { transactionId, reason: plan.reason, ...(amount !== undefined && { amount }) };
  const id = await requestRefund(trx, at(asked), merchant, body, 'demo');
  const refund = await trx
    .updateTable('refunds')
    // Keep a pending refund pending: set its last status check far in the future, because the sandbox does not know it.
    .set({
      status: 'pending',
      asked_at: asked,
      checked_at: plan.end === 'pending' ? new Date('2100-01-01') : asked,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (plan.end === 'pending') return;
  const end =
    plan.end === 'failed'
      ? ({ outcome: 'failed', reason: 'The card’s issuer refused it' } as const)
      : ({ outcome: 'succeeded' } as const);
  await settleRefund(trx, at(new Date(asked.getTime() + HOUR_MS)), refund, end);
}
