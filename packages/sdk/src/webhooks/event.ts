/** What a payment's event tells. */
export interface PaymentEventData {
  sessionId: string;
  orderId: string;
  serviceId: string;
  /** Major units. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** Absent when the session ended without an attempt. */
  transactionId?: string;
  /** The order was paid before: this money came a second time. */
  duplicate?: boolean;
  /** How the payment ended. */
  status: 'SUCCESS' | 'FAILED';
}

/** A correction tells the status that now counts, and why. */
export interface CorrectionEventData extends PaymentEventData {
  reason?: string;
}

/** A refund also tells how much of the payment has gone back in all, in major units. */
export interface RefundEventData extends PaymentEventData {
  refundedAmount: number;
}

interface EventOf<Type extends string, Data> {
  /** The same for every delivery of one event: keep it, and act once. */
  id: string;
  type: Type;
  /** When it happened, ISO 8601. */
  timestamp: string;
  data: Data;
}

/** Everything that a merchant is told by webhook; `type` tells them apart. */
export type WebhookEvent =
  | EventOf<'payment.succeeded', PaymentEventData>
  | EventOf<'payment.failed', PaymentEventData>
  | EventOf<'payment.expired', PaymentEventData>
  | EventOf<'payment.late', PaymentEventData>
  | EventOf<'transaction.corrected', CorrectionEventData>
  | EventOf<'transaction.refunded', RefundEventData>;
