import { type Currency, type Money, subtractMoney, toDecimalString } from '@daftar/domain';
import type { Trx } from '../../db/transaction.ts';
import type { GivenBack } from '../../ledger/given-back.ts';

interface LateRefund {
  key: string;
  transaction: { id: string; user_type_id: string; currency: string };
  before: GivenBack;
  after: GivenBack;
  at: Date;
}

/**
 * Stores a refund of a payment that is already settled. The merchant was paid the refunded money, so the next settlement
 * subtracts each part.
 */
export async function keepLateRefund(
  trx: Trx,
  { key, transaction, before, after, at }: LateRefund,
): Promise<void> {
  const grown = (now: Money<Currency>, then: Money<Currency>) => toDecimalString(subtractMoney(now, then));
  await trx
    .insertInto('late_refunds')
    .values({
      id: key,
      user_type_id: transaction.user_type_id,
      transaction_id: transaction.id,
      currency: transaction.currency,
      total: grown(after.amount, before.amount),
      carrier: grown(after.split.carrier, before.split.carrier),
      walee: grown(after.split.provider, before.split.provider),
      merchant: grown(after.split.merchant, before.split.merchant),
      settlement_id: null,
      refunded_at: at,
    })
    .execute();
}
