import type { Caller } from '../../access/caller.ts';
import { readDecimal } from '../../basics/decimal-column.ts';
import { present } from '../../records/present.ts';
import type { RefundListRow } from './store.ts';

/** Returns a refund, with the shares that the caller sees of a payment in the transaction report. */
export function refundWire(row: RefundListRow, caller: Caller) {
  const kind = caller.kind === 'user' ? caller.accountKind : undefined;
  const isCarrier = kind === 'carrier';
  return {
    _id: row.id,
    transactionId: row.transaction_id,
    orderId: row.order_id,
    serviceName: row.service_name ?? row.service_id,
    merchantName: row.merchant_name ?? row.user_type_id,
    userTypeId: row.user_type_id,
    provider: row.provider,
    ...present('amount', readDecimal(row.amount)),
    currency: row.currency,
    ...(kind !== 'merchant' && present('carrierShareValue', readDecimal(row.carrier_share_value))),
    ...(!isCarrier && {
      ...present('merchantShareValue', readDecimal(row.merchant_share_value)),
      ...present('waleeShareValue', readDecimal(row.walee_share_value)),
      ...present('settlementId', row.settlement_id),
      ...present('metadata', row.metadata),
    }),
    status: row.status,
    origin: row.origin,
    ...(row.is_dispute && { dispute: true }),
    ...(row.status === 'pending' && row.stuck_at !== null && { needsPerson: true }),
    ...present('providerReference', row.provider_reference),
    ...present('reason', row.reason),
    ...present('failure', row.failure),
    ...present('requestedBy', row.requested_by),
    ...present('closedBy', row.closed_by),
    ...present('closingReason', row.closing_reason),
    createdDate: row.created_at.toISOString(),
    ...present('endedDate', row.ended_at?.toISOString()),
  };
}
