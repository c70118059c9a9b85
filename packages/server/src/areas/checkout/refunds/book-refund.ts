import { type SplitPayment, toDecimalString } from '@daftar/domain';
import type { Selectable } from 'kysely';
import type { TransactionTable } from '../../../db/tables.ts';
import type { Trx } from '../../../db/transaction.ts';
import { book } from '../../../ledger/book.ts';
import { postingsForRefund } from '../../../ledger/refund-postings.ts';
import type { ServiceRow } from '../store.ts';
import { keepLateRefund } from './late-refund.ts';

interface Booked {
  row: Selectable<TransactionTable>;
  service: ServiceRow | undefined;
  /** The refund, split in proportion to the payment's parts. */
  parts: SplitPayment;
  key: string;
  /** The cardholder's bank took the money back. */
  isDispute: boolean;
  now: Date;
}

/** Books a refund as an entry of its own. If the payment is already settled, the next settlement deducts the refund. */
export async function bookRefund(
  trx: Trx,
  { row, service, parts, key, isDispute, now }: Booked,
): Promise<void> {
  const carrierId = row.carrier_id ?? service?.service_provider ?? row.provider;
  await book(trx, {
    userTypeId: row.user_type_id,
    event: 'refund',
    recordId: key,
    postings: row.status === 'Success' ? postingsForRefund(row, carrierId, parts) : [],
    memo: {
      transaction: row.id,
      amount: toDecimalString(parts.amount),
      settlement: row.settlement_id,
      ...(isDispute && { dispute: true }),
    },
    at: now,
  });
  if (row.settlement_id !== null) await keepLateRefund(trx, { key, transaction: row, parts, at: now });
}
