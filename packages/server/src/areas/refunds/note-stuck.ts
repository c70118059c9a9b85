import { historyMessage } from '../../audit/history-message.ts';
import { audit } from '../../audit/record.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';

/** Time after which a refund that was sent needs a person, if its provider does not say how it ended. */
const SILENT_MS = 60 * 60_000;

/**
 * Marks a pending refund whose provider has not said for an hour how it ended, once: in the history, in the list of refunds and in the
 * log. Until a person closes it, no other refund of its payment is sent, because the provider could not tell the two apart.
 */
export async function noteStuck(gateway: Gateway, id: string): Promise<void> {
  const now = gateway.now();
  const stuck = await inTransaction(gateway.db, async (trx) => {
    const row = await trx
      .updateTable('refunds')
      .set({ stuck_at: now })
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .where('stuck_at', 'is', null)
      .where('asked_at', '<', new Date(now.getTime() - SILENT_MS))
      .returningAll()
      .executeTakeFirst();
    if (!row) return undefined;
    await audit(trx, {
      userTypeId: row.user_type_id,
      actor: { id: 'daftar', name: 'Daftar' },
      action: 'payment.refundStuck',
      kind: 'transaction',
      recordId: row.transaction_id,
      ...historyMessage('history.refundStuck', {
        order: row.order_id,
        amount: row.amount ?? '',
        currency: row.currency,
      }),
      after: { refund: row.id },
      at: now,
    });
    return row;
  });
  if (stuck)
    gateway.log.error(
      { refund: id, provider: stuck.provider, transaction: stuck.transaction_id },
      'a refund needs a person: its provider does not say how it ended',
    );
}
