import type { Trx } from '../../../db/transaction.ts';
import { askRefundLater } from './ask-refund-later.ts';
import type { RefundRow } from './refund-store.ts';

/** Adds the job of the payment's oldest refund that was not sent to the provider yet. */
export async function askNextRefund(
  trx: Trx,
  { transaction_id }: Pick<RefundRow, 'transaction_id'>,
): Promise<void> {
  const next = await trx
    .selectFrom('refunds')
    .select(['id', 'user_type_id'])
    .where('transaction_id', '=', transaction_id)
    .where('status', '=', 'requested')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (next) await askRefundLater(trx, next);
}
