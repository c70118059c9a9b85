import type { Selectable } from 'kysely';
import type { UserCaller } from '../../access/caller.ts';
import type { TransactionTable } from '../../db/tables.ts';
import { present } from '../../records/present.ts';

export type TransactionRow = Selectable<TransactionTable>;

/** Returns a report row. Users of a carrier see only the amount and the carrier's share. */
export function transactionWire(row: TransactionRow, caller: UserCaller) {
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
    carrierShareValue: Number(row.carrier_share_value),
    ...(!isCarrier && {
      merchantShareValue: Number(row.merchant_share_value),
      waleeShareValue: Number(row.walee_share_value),
      netAmount: Number(row.net_amount),
      ...present('settlementId', row.settlement_id),
    }),
    status: row.status,
    ...(row.manual && { manual: true }),
  };
}
