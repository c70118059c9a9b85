import type { WebhookEvent } from '../../webhooks/enqueue.ts';
import type { PayoutRow } from './store.ts';

type PayoutEventType = 'payout.requested' | 'payout.approved' | 'payout.rejected';

/** The fields of a payout that its webhook events contain. */
export type PayoutEventFields = Pick<
  PayoutRow,
  | 'id'
  | 'user_type_id'
  | 'service_id'
  | 'sid'
  | 'reference'
  | 'merchant_order_id'
  | 'amount'
  | 'currency'
  | 'payout_type'
>;

const STATUS = {
  'payout.requested': 'Pending',
  'payout.approved': 'Approved',
  'payout.rejected': 'Rejected',
} as const;

/** Returns the webhook event of a payout. Only the merchant's endpoints get it, not the addresses of services. */
export const payoutEvent = (row: PayoutEventFields, type: PayoutEventType, now: Date): WebhookEvent => ({
  userTypeId: row.user_type_id,
  serviceId: row.service_id,
  type,
  url: null,
  data: {
    payoutId: row.id,
    reference: row.reference,
    merchantOrderId: row.merchant_order_id,
    serviceId: row.sid,
    amount: Number(row.amount),
    currency: row.currency,
    payoutType: row.payout_type,
    status: STATUS[type],
  },
  now,
});
