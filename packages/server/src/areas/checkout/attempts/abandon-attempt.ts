import type { Trx } from '../../../db/transaction.ts';

/**
 * Marks an open attempt as abandoned. Returns false if it has ended, was abandoned before, or another amount was received for it.
 * The caller holds the session's lock.
 */
export async function abandonAttempt(trx: Trx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('payment_attempts')
    .set({ abandoned_at: now })
    .where('id', '=', id)
    .where('status', 'in', ['created', 'pending'])
    .where('abandoned_at', 'is', null)
    .where('received_amount', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
