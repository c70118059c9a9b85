import { said } from '../../../sheets/said.ts';
import { type ColumnWords, count, instant, text } from './column-words.ts';
import { labelled } from './value-words.ts';

/** Fields of checkout logs, checkout requests and webhook deliveries. */
export const checkoutColumns: Record<string, ColumnWords> = {
  provider: text('Provider'),
  'checkoutRequests.status': labelled(said('Status'), {
    open: 'Open',
    pending: 'Pending',
    paid: 'Paid',
    failed: 'Failed',
    expired: 'Expired',
  }),
  canceledDate: instant('Canceled'),
  'webhookDeliveries.status': labelled(said('Status'), {
    pending: 'Pending',
    delivered: 'Delivered',
    failed: 'Failed',
  }),
  sessionId: text('Session ID'),
  request: text('Request'),
  response: text('Response'),
  product: text('Product'),
  eventId: text('Event ID'),
  eventType: text('Event'),
  url: text('URL'),
  attempts: count('Attempts'),
  responseStatus: count('Last answer'),
  lastError: text('Last Error'),
  payload: text('Payload'),
  'webhookDeliveries.createdDate': instant('Created'),
  'webhookDeliveries.serviceName': text('Service'),
};
