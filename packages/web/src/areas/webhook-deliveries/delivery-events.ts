import type { WebhookDelivery } from '@daftar/sdk';

/** A record, so that the compiler reports event types that the contract adds. */
const events: Record<WebhookDelivery['eventType'], true> = {
  'payment.succeeded': true,
  'payment.late': true,
  'payment.failed': true,
  'payment.expired': true,
  'transaction.corrected': true,
  'transaction.refunded': true,
  'refund.succeeded': true,
  'refund.failed': true,
  'payout.requested': true,
  'payout.approved': true,
  'payout.rejected': true,
  'settlement.created': true,
  'subscription.charged': true,
  'subscription.failed': true,
  'subscription.canceled': true,
  'subscription.reminder': true,
  'webhook.test': true,
};

/** Options of the event filter. They are not translated: merchants know events by these names. */
export const deliveryEvents = Object.keys(events);
