import { fromMajor } from '@daftar/domain';
import type { Selectable } from 'kysely';
import type { UserCaller } from '../../access/caller.ts';
import type { TransactionTable } from '../../db/tables.ts';
import type { Gateway } from '../../gateway.ts';
import { currencyOf } from '../../ledger/refund-postings.ts';
import { present } from '../../records/present.ts';
import { NOTHING_ASKED, type Outstanding, whyNotRefundable } from '../refunds/public.ts';

export type TransactionRow = Selectable<TransactionTable>;

/** Returns the shares of a payment that the caller does not see. */
export function sharesHiddenFrom({ accountKind }: Pick<UserCaller, 'accountKind'>): readonly string[] {
  if (accountKind === 'merchant') return ['carrierShareValue'];
  return accountKind === 'carrier' ? ['netAmount', 'merchantShareValue', 'waleeShareValue'] : [];
}

/**
 * Returns a report row. Users of a carrier see only the amount and the carrier's share; users of a merchant see every part but
 * the carrier's.
 */
export function transactionWire(
  gateway: Pick<Gateway, 'providerFor'>,
  caller: UserCaller,
  row: TransactionRow,
  refunds: Outstanding = NOTHING_ASKED,
) {
  const isCarrier = caller.accountKind === 'carrier';
  return {
    _id: row.id,
    transactionId: row.id,
    orderId: row.order_id,
    ...present('msisdn', row.msisdn),
    country: row.country,
    operator: row.operator,
    productName: row.product_name,
    serviceName: row.service_name,
    transactionDate: row.created_at.toISOString(),
    amount: Number(row.amount),
    currency: row.currency,
    ...(caller.accountKind !== 'merchant' && { carrierShareValue: Number(row.carrier_share_value) }),
    ...(!isCarrier && {
      merchantShareValue: Number(row.merchant_share_value),
      waleeShareValue: Number(row.walee_share_value),
      netAmount: Number(row.net_amount),
      ...present('settlementId', row.settlement_id),
      ...present('metadata', row.metadata),
    }),
    status: row.status,
    ...(row.manual && { manual: true }),
    ...(row.duplicate && { duplicate: true }),
    ...(Number(row.refunded_amount) > 0 && { refundedAmount: Number(row.refunded_amount) }),
    ...(!isCarrier && refundFacts(gateway, row, refunds)),
  };
}

/**
 * Returns the provider, whether the payment can be refunded, the sum of its requested and pending refunds, and whether it has an open one.
 */
function refundFacts(
  gateway: Pick<Gateway, 'providerFor'>,
  row: TransactionRow,
  { asked, isOpen }: Outstanding,
) {
  const obstacle = whyNotRefundable(gateway, row, fromMajor(asked, currencyOf(row)));
  return {
    provider: row.provider,
    ...(Number(asked) > 0 && { refundPending: Number(asked) }),
    ...(isOpen && { refundOpen: true }),
    refundable: obstacle === undefined,
    ...present('notRefundable', obstacle),
  };
}
