import type { Trx } from '../../../db/transaction.ts';
import { isPaidElsewhere, lockSession, type SessionRow } from '../store.ts';

/**
 * Ends the open sessions that replaced a session, because that one is being paid after all: its order must not be paid twice.
 * Returns true if another session of the order is paid already. The caller holds the session's lock. Locks go from replaced
 * sessions to newer ones only, which prevents deadlocks; of two payments at the same time, one waits here for the other.
 */
export async function takeOrder(trx: Trx, session: SessionRow, now: Date): Promise<boolean> {
  let next = session.replaced_by;
  while (next !== null) {
    const newer = await lockSession(trx, next);
    if (newer.status === 'open')
      await trx
        .updateTable('checkout_sessions')
        .set({ status: 'expired', ended_at: now })
        .where('id', '=', newer.id)
        .execute();
    next = newer.replaced_by;
  }
  return isPaidElsewhere(trx, session);
}
