import type { WebhookDelivery, WebhookEndpoint } from '@daftar/sdk';

export type EndpointEvent = WebhookEndpoint['events'][number];

/** A record, so that the compiler reports events that the contract adds. */
const known: Readonly<Record<EndpointEvent, true>> = {
  'payment.succeeded': true,
  'payment.failed': true,
  'payment.expired': true,
  'payment.canceled': true,
  'payment.late': true,
  'payment.otherAmount': true,
  'payment.limited': true,
  'payment.disputed': true,
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
};

/** The events that an endpoint can subscribe to. Programs use these names, so they are not translated. */
export const endpointEvents = Object.keys(known) as EndpointEvent[];

/** The events of deliveries: those of endpoints, and the test event that is sent to an endpoint on request. */
export const deliveryEvents: readonly WebhookDelivery['eventType'][] = [...endpointEvents, 'webhook.test'];
