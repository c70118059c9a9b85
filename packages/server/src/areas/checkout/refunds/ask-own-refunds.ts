import type { Trx } from '../../../db/transaction.ts';
import { type AttemptRow, lockSession } from '../store.ts';
import { askRefundLater } from './ask-refund-later.ts';

/**
 * Adds a job for each pending refund of an attempt that we requested: the job requests the refund's status. It waits for the
 * job that is still sending the refund, because a merchant's refunds share a queue. Returns false when no refund is pending.
 * Locks the session.
 */
export async function askOwnRefunds(
  trx: Trx,
  { id, session_id }: Pick<AttemptRow, 'id' | 'session_id'>,
  now: Date,
): Promise<boolean> {
  await lockSession(trx, session_id);
  const pending = await trx
    .updateTable('refunds')
    // Otherwise the job would do nothing, because the refund was checked a moment ago.
    .set({ checked_at: null, notified_at: now })
    .where('attempt_id', '=', id)
    .where('origin', '=', 'request')
    .where('status', '=', 'pending')
    .returning(['id', 'user_type_id'])
    .execute();
  for (const refund of pending) await askRefundLater(trx, refund);
  return pending.length > 0;
}
