import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { VerificationError, verifyWebhook, type WebhookEvent } from '@daftar/sdk/webhooks';
import type { Order, OrderStatus } from './orders.ts';
import type { Shop } from './shop.ts';

const outcomes: Partial<Record<WebhookEvent['type'], OrderStatus>> = {
  'payment.succeeded': 'paid',
  'payment.late': 'paid',
  'payment.failed': 'failed',
  'payment.expired': 'expired',
};

/** Handles a webhook. Verifies the signature over the raw body and handles each event only once. */
export async function takeWebhook(
  { config, orders }: Shop,
  headers: IncomingHttpHeaders,
  body: string,
  response: ServerResponse,
): Promise<void> {
  try {
    const event = await verifyWebhook(body, headers, config.webhookSecret);
    // Events of payouts and settlements name no order.
    const order = 'orderId' in event.data ? orders.get(event.data.orderId) : undefined;
    const status = outcomes[event.type];
    if (order && status && matches(order, event)) {
      const payment = 'transactionId' in event.data ? event.data : {};
      const first = orders.settle(event.id, order.id, status, payment);
      console.log(`Order ${order.id}: ${event.type}${first ? '' : ' (already handled)'}`);
    }
    if (order) noteRefund(orders, order, event);
    // Also acknowledge events that the shop ignores; otherwise the gateway would send them again.
    response.writeHead(204).end();
  } catch (error) {
    if (!(error instanceof VerificationError)) throw error;
    console.error(`Webhook rejected: ${error.message}`);
    response.writeHead(400, { 'content-type': 'text/plain' }).end('Signature not accepted');
  }
}

/**
 * Applies a refund to its order. A customer who paid twice has two payments of one order: the refund of the second one leaves
 * the order paid.
 */
function noteRefund(orders: Shop['orders'], order: Order, event: WebhookEvent): void {
  if (!('transactionId' in event.data) || event.data.transactionId !== order.transactionId) return;
  if (event.type === 'refund.succeeded' && event.data.refundedAmount === order.amount)
    orders.noteRefund(order.id, 'succeeded');
  if (event.type === 'refund.failed') orders.noteRefund(order.id, 'failed');
  // The provider refunded the money, whether or not the shop requested it.
  if (event.type === 'transaction.refunded' && event.data.refundedAmount === order.amount)
    orders.noteRefund(order.id, 'succeeded');
}

function matches(order: Order, { data }: WebhookEvent): boolean {
  return 'orderId' in data && data.amount === order.amount && data.currency === order.currency;
}
