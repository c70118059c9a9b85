import { audit } from '../../audit/record.ts';
import { says } from '../../audit/says.ts';
import type { Trx } from '../../db/transaction.ts';
import type { AttemptRow, SessionRow } from './store.ts';

/**
 * Records a refund whose amount nobody says in the history of its transaction, for the provider's users. Books nothing: a
 * person finds out the amount and corrects the payment.
 */
export async function keepOpenRefund(
  trx: Trx,
  session: SessionRow,
  attempt: Pick<AttemptRow, 'id' | 'provider'>,
  now: Date,
): Promise<void> {
  const row = await trx
    .selectFrom('transactions')
    .select('id')
    .where('user_type_id', '=', session.user_type_id)
    .where('attempt_id', '=', attempt.id)
    .executeTakeFirst();
  if (!row) return;
  await audit(trx, {
    userTypeId: session.user_type_id,
    actor: { id: attempt.provider, name: attempt.provider },
    action: 'payment.refundOpen',
    kind: 'transaction',
    recordId: row.id,
    ...says('history.refundOpen', { order: session.order_id }),
    at: now,
  });
}
