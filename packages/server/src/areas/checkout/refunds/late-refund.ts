import { type SplitPayment, toDecimalString } from '@daftar/domain';
import type { Trx } from '../../../db/transaction.ts';

interface LateRefund {
  key: string;
  transaction: { id: string; user_type_id: string; currency: string };
  /** The refund, split in proportion to the payment's parts. */
  parts: SplitPayment;
  at: Date;
}

/**
 * Stores a refund of a payment that is already settled. The merchant was paid the refunded money, so the next settlement
 * subtracts each part.
 */
export async function keepLateRefund(
  trx: Trx,
  { key, transaction, parts: { amount, split }, at }: LateRefund,
): Promise<void> {
  await trx
    .insertInto('late_refunds')
    .values({
      id: key,
      user_type_id: transaction.user_type_id,
      transaction_id: transaction.id,
      currency: transaction.currency,
      total: toDecimalString(amount),
      carrier: toDecimalString(split.carrier),
      walee: toDecimalString(split.owner),
      merchant: toDecimalString(split.merchant),
      settlement_id: null,
      refunded_at: at,
    })
    .execute();
}
