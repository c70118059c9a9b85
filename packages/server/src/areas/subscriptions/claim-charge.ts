import type { Selectable } from 'kysely';
import { newId } from '../../basics/ids.ts';
import { Problem } from '../../basics/problems.ts';
import type { SubscriptionTable } from '../../db/tables-figures.ts';
import { inTransaction, type Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { createSession } from '../checkout/public.ts';
import { dueSubscriptions } from './due-subscriptions.ts';
import { type ChargeRow, endCharge } from './end-charge.ts';
import { paidSession } from './paid-session.ts';

type Row = Selectable<SubscriptionTable>;

/**
 * Claims the due charge of a subscription: inserts the charge and its session in one commit, so that only one process creates
 * them. Returns undefined when no charge is due, when the charge fails at once (suspended service, blacklisted number), or when
 * an earlier try was paid late.
 */
export function claimCharge(gateway: Gateway, id: string): Promise<ChargeRow | undefined> {
  return inTransaction(gateway.db, async (trx) => {
    const row = await lockDue(trx, gateway, id);
    if (!row || (await wasPaidLate(trx, gateway, row))) return undefined;
    const charge = await insertCharge(trx, gateway, row);
    try {
      const session = await openSession(trx, gateway, row, charge);
      return await trx
        .updateTable('subscription_charges')
        .set({ session_id: session.id })
        .where('id', '=', charge.id)
        .returningAll()
        .executeTakeFirstOrThrow();
    } catch (error) {
      // The service was suspended, or the number was blacklisted. The charge is stored as failed, and no session is opened.
      if (!(error instanceof Problem)) throw error;
      await endCharge(trx, gateway, row, charge, { status: 'failed', reason: error.message });
      return undefined;
    }
  });
}

/** Locks a subscription whose charge is due. Skips one that another process has locked: that process makes the charge. */
const lockDue = (trx: Trx, gateway: Gateway, id: string): Promise<Row | undefined> =>
  dueSubscriptions(trx, gateway.now())
    .selectAll('s')
    .where('s.id', '=', id)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/**
 * Tells whether a failed try of this period was paid after all. Ends that try as paid, so that the period is not charged again.
 */
async function wasPaidLate(trx: Trx, gateway: Gateway, row: Row): Promise<boolean> {
  const tries = await trx
    .selectFrom('subscription_charges')
    .selectAll()
    .where('subscription_id', '=', row.id)
    .where('period', '=', row.period)
    .where('status', '=', 'failed')
    .execute();
  for (const charge of tries) {
    const paid = charge.session_id === null ? undefined : await paidSession(trx, charge.session_id);
    if (!paid) continue;
    await endCharge(trx, gateway, row, charge, { status: 'paid', transactionId: paid.transactionId });
    return true;
  }
  return false;
}

const insertCharge = (trx: Trx, gateway: Gateway, row: Row): Promise<ChargeRow> =>
  trx
    .insertInto('subscription_charges')
    .values({
      id: newId('sch'),
      subscription_id: row.id,
      user_type_id: row.user_type_id,
      period: row.period,
      attempt: row.failures + 1,
      amount: row.subscription_amount,
      currency: row.currency,
      status: 'pending',
      created_at: gateway.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();

const openSession = (trx: Trx, gateway: Gateway, row: Row, charge: ChargeRow) =>
  createSession(
    trx,
    gateway,
    { kind: 'merchant', merchantId: row.user_type_id, name: row.merchant_name },
    {
      serviceId: row.service_id ?? '',
      orderId: `${row.id}-${row.period + 1}-${charge.attempt}`,
      amount: Number(row.subscription_amount),
      currency: row.currency,
      msisdn: row.msisdn,
      paymentMethods: ['MWallet'],
    },
    gateway.now(),
  );
