import { type SplitPayment, toDecimalString } from '@daftar/domain';
import type { Selectable } from 'kysely';
import { newId } from '../../../basics/ids.ts';
import type { TransactionTable } from '../../../db/tables.ts';
import type { Trx } from '../../../db/transaction.ts';
import { ofPayment, type RefundRow } from './refund-store.ts';

interface Kept {
  row: Selectable<TransactionTable>;
  parts: SplitPayment;
  /** Record id of the ledger entry. */
  key: string;
  record: RefundRow | undefined;
  providerReference: string | undefined;
  /** A notice told of the refund. */
  isNotice: boolean;
  isDispute: boolean;
  now: Date;
}

/** Marks a refund as succeeded and stores its shares. Inserts a row for a refund that the provider made by itself. */
export function keepRefund(
  trx: Trx,
  { row, parts, key, record, providerReference, isNotice, isDispute, now }: Kept,
): Promise<RefundRow> {
  const { carrier, merchant, owner } = parts.split;
  const ended = {
    status: 'succeeded',
    amount: toDecimalString(parts.amount),
    carrier_share_value: toDecimalString(carrier),
    merchant_share_value: toDecimalString(merchant),
    walee_share_value: toDecimalString(owner),
    booking: key,
    ended_at: now,
    ...(providerReference !== undefined && { provider_reference: providerReference }),
    ...(isNotice && { notified_at: now }),
    ...(isDispute && { is_dispute: true }),
  } as const;
  if (record)
    return trx
      .updateTable('refunds')
      .set({ ...ended, stuck_at: null, closed_by: record.closed_by, closing_reason: record.closing_reason })
      .where('id', '=', record.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  return trx
    .insertInto('refunds')
    .values({
      id: newId('rfd'),
      ...ofPayment(row),
      notified_at: now,
      ...ended,
      origin: 'provider',
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
