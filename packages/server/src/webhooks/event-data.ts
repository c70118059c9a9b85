/** The data of a payment's event. */
export interface PaymentData {
  /** Absent for a payment that was entered without a session. */
  sessionId?: string;
  orderId: string;
  /** The service's public id. */
  serviceId: string;
  /** Major units. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  transactionId?: string;
  duplicate?: true;
  status: 'SUCCESS' | 'FAILED';
}

export interface CorrectionData extends PaymentData {
  reason: string;
}

/** `refundedAmount` is the sum of all refunds of the payment, in major units. */
export interface RefundedData extends PaymentData {
  refundedAmount: number;
}

/** The data of one refund's end. */
export interface RefundData {
  refundId: string;
  sessionId?: string;
  transactionId: string;
  orderId: string;
  serviceId: string;
  /** Of this refund, in major units. */
  amount: number;
  /** Of all refunds of the payment that succeeded. */
  refundedAmount: number;
  currency: string;
  status: 'SUCCEEDED' | 'FAILED';
  /** Why it failed. */
  reason?: string;
}

export interface PayoutData {
  payoutId: string;
  reference: string;
  merchantOrderId: string;
  serviceId: string;
  amount: number;
  currency: string;
  payoutType: 'WALLET' | 'BANK';
  status: 'Pending' | 'Approved' | 'Rejected';
}

export interface SettlementData {
  settlementId: string;
  /** First and last day, both settled. */
  dateFrom: string;
  dateTo: string;
  localCurrency: string;
  /** In the local currency. */
  netTransferAmount: number;
  settledCurrency: string;
  /** In the settled currency. */
  netSettledAmount: number;
}

export interface SubscriptionData {
  subscriptionId: string;
  serviceId: string;
  amount: number;
  currency: string;
  /** The payment, where there was one. */
  transactionId?: string;
  /** Number of the try to charge one period, from 1. */
  attempt?: number;
  /** When the next charge is due, ISO 8601; absent when there is none. */
  nextChargeDate?: string;
  reason?: string;
}

/** Every event of the contract's `WebhookEventType`, with its data: the one catalogue of what merchants are told. */
export interface EventData {
  'payment.succeeded': PaymentData;
  'payment.failed': PaymentData;
  'payment.expired': PaymentData;
  'payment.late': PaymentData;
  'transaction.corrected': CorrectionData;
  'transaction.refunded': RefundedData;
  'refund.succeeded': RefundData;
  'refund.failed': RefundData;
  'payout.requested': PayoutData;
  'payout.approved': PayoutData;
  'payout.rejected': PayoutData;
  'settlement.created': SettlementData;
  'subscription.charged': SubscriptionData;
  'subscription.failed': SubscriptionData;
  'subscription.canceled': SubscriptionData;
  'subscription.reminder': SubscriptionData;
  'webhook.test': { endpointId: string };
}
