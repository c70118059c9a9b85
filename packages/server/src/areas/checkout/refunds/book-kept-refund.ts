import { fromMajor } from '@daftar/domain';
import type { Selectable } from 'kysely';
import type { TransactionTable } from '../../../db/tables.ts';
import type { Trx } from '../../../db/transaction.ts';
import { book } from '../../../ledger/book.ts';
import { currencyOf, postingsForRefund, refundedParts } from '../../../ledger/refund-postings.ts';

/**
 * Books the refund that a transaction already contains when its payment is booked: a payment provider's refund notice can
 * arrive before the proof of payment.
 */
export async function bookKeptRefund(
  trx: Trx,
  row: Selectable<TransactionTable>,
  carrierId: string,
  at: Date,
): Promise<void> {
  const currency = currencyOf(row);
  const kept = fromMajor(row.refunded_amount, currency);
  if (kept.minor === 0n) return;
  await book(trx, {
    userTypeId: row.user_type_id,
    event: 'refund',
    recordId: row.id,
    postings: postingsForRefund(row, carrierId, refundedParts(row, kept)),
    memo: { transaction: row.id, kept: row.refunded_amount },
    at,
  });
}
