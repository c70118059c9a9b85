import type { Selectable } from 'kysely';
import type { TransactionTable } from '../../../db/tables.ts';
import type { RefundTable } from '../../../db/tables-refunds.ts';
import type { Trx } from '../../../db/transaction.ts';

export type RefundRow = Selectable<RefundTable>;

/** Returns the columns that a refund takes over from its payment. */
export const ofPayment = (row: Selectable<TransactionTable>) => ({
  user_type_id: row.user_type_id,
  transaction_id: row.id,
  session_id: row.session_id,
  attempt_id: row.attempt_id,
  service_id: row.service_id,
  carrier_id: row.carrier_id,
  order_id: row.order_id,
  provider: row.provider,
  currency: row.currency,
});

/**
 * Returns and locks the requested, pending and open refunds of an attempt, oldest first. The caller holds the session's lock.
 */
export const unendedRefunds = (trx: Trx, attemptId: string): Promise<RefundRow[]> =>
  trx
    .selectFrom('refunds')
    .selectAll()
    .where('attempt_id', '=', attemptId)
    .where('status', 'in', ['requested', 'pending', 'open'])
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute();

/** Returns and locks all refunds of an attempt, oldest first. The caller holds the session's lock. */
export const refundsOfAttempt = (trx: Trx, attemptId: string): Promise<RefundRow[]> =>
  trx
    .selectFrom('refunds')
    .selectAll()
    .where('attempt_id', '=', attemptId)
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute();

/** Locks a refund until the commit. The caller holds the session's lock, which comes first everywhere. */
export const lockRefund = (trx: Trx, id: string): Promise<RefundRow> =>
  trx.selectFrom('refunds').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
