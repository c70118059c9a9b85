/** The data of a payment's event. */
export interface PaymentEventData {
  sessionId: string;
  orderId: string;
  serviceId: string;
  /** Major units. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** Absent if the session ended without an attempt. */
  transactionId?: string;
  /** True if the order was paid before: the customer has paid twice. */
  duplicate?: boolean;
  /** The payment's outcome. */
  status: 'SUCCESS' | 'FAILED';
}

/** The data of a correction: the status as it is now, and the reason. */
export interface CorrectionEventData extends PaymentEventData {
  reason?: string;
}

/** The data of a refund that the provider told of. `refundedAmount` is the sum of all refunds of the payment, in major units. */
export interface RefundEventData extends PaymentEventData {
  refundedAmount: number;
}

/** The data of the end of one refund that was asked for. Amounts are in major units. */
export interface RefundOutcomeData {
  refundId: string;
  /** Absent if the payment has no session. */
  sessionId?: string;
  transactionId: string;
  orderId: string;
  serviceId: string;
  /** Of this refund. */
  amount: number;
  /** Of all refunds of the payment that succeeded. */
  refundedAmount: number;
  /** ISO 4217. */
  currency: string;
  status: 'SUCCEEDED' | 'FAILED';
  /** Why it failed. */
  reason?: string;
}

/** The data of a payout: its amount is in major units. */
export interface PayoutEventData {
  payoutId: string;
  reference: string;
  merchantOrderId: string;
  serviceId: string;
  amount: number;
  /** ISO 4217. */
  currency: string;
  payoutType: 'WALLET' | 'BANK';
  status: 'Pending' | 'Approved' | 'Rejected';
}

/** The data of a settlement: its amounts are in major units. */
export interface SettlementEventData {
  settlementId: string;
  /** First and last day, `YYYY-MM-DD`; both are settled. */
  dateFrom: string;
  dateTo: string;
  localCurrency: string;
  /** In the local currency. */
  netTransferAmount: number;
  settledCurrency: string;
  /** In the settled currency. */
  netSettledAmount: number;
}

/** The data of a subscription's event: its amount is in major units. */
export interface SubscriptionEventData {
  subscriptionId: string;
  serviceId: string;
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** The payment, where there was one. */
  transactionId?: string;
  /** Number of the try to charge one period, from 1. */
  attempt?: number;
  /** When the next charge is due, ISO 8601; absent if there is none. */
  nextChargeDate?: string;
  reason?: string;
}

/** The data of a test event, which says nothing. */
export interface TestEventData {
  endpointId: string;
}

interface EventOf<Type extends string, Data> {
  /** The same for every delivery of one event: store it, and act once. */
  id: string;
  type: Type;
  /** Time of the event, ISO 8601. */
  timestamp: string;
  data: Data;
}

/** Every event that is sent to a merchant; `type` determines `data`. */
export type WebhookEvent =
  | EventOf<'payment.succeeded', PaymentEventData>
  | EventOf<'payment.failed', PaymentEventData>
  | EventOf<'payment.expired', PaymentEventData>
  | EventOf<'payment.late', PaymentEventData>
  | EventOf<'transaction.corrected', CorrectionEventData>
  | EventOf<'transaction.refunded', RefundEventData>
  | EventOf<'refund.succeeded', RefundOutcomeData>
  | EventOf<'refund.failed', RefundOutcomeData>
  | EventOf<'payout.requested', PayoutEventData>
  | EventOf<'payout.approved', PayoutEventData>
  | EventOf<'payout.rejected', PayoutEventData>
  | EventOf<'settlement.created', SettlementEventData>
  | EventOf<'subscription.charged', SubscriptionEventData>
  | EventOf<'subscription.failed', SubscriptionEventData>
  | EventOf<'subscription.canceled', SubscriptionEventData>
  | EventOf<'subscription.reminder', SubscriptionEventData>
  | EventOf<'webhook.test', TestEventData>;
