import type { WebhookDelivery } from '@daftar/sdk';

/** Every event there is: the compiler asks for those that the contract adds. */
const events: Record<WebhookDelivery['eventType'], true> = {
  'payment.succeeded': true,
  'payment.late': true,
  'payment.failed': true,
  'payment.expired': true,
  'transaction.corrected': true,
  'transaction.refunded': true,
};

/** The events that a list of deliveries can be narrowed to, by the names that merchants' code knows them by. */
export const deliveryEvents = Object.keys(events);
