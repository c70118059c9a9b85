import type { ServerResponse } from 'node:http';
import { type ReturnOutcome, VerificationError, verifyReturnAddress } from '@daftar/sdk/webhooks';
import { sendPage } from './http.ts';
import { messagePage } from './layout.ts';
import { returnPage } from './order-page.ts';
import type { Order } from './orders.ts';
import type { Shop } from './shop.ts';

/**
 * Shows the page to which the hosted page returns customers. The gateway signs the address, so a signed success counts like the webhook,
 * which often arrives later. A pending or failed one changes nothing: the customer may have paid in the meantime.
 */
export async function showReturn(
  { config, orders }: Shop,
  url: URL,
  response: ServerResponse,
): Promise<void> {
  try {
    const outcome = await verifyReturnAddress(url, config.webhookSecret);
    const order = orders.get(outcome.orderId);
    if (!order) return sendPage(response, messagePage('Order not found', 'We do not know this order.'), 404);
    if (isPaid(order, outcome)) orders.settle(`return ${order.id}`, order.id, 'paid');
    sendPage(response, returnPage(order, outcome.status, outcome.referenceNumber));
  } catch (error) {
    if (!(error instanceof VerificationError)) throw error;
    sendPage(response, messagePage('Invalid address', 'Our payment gateway did not sign this address.'), 400);
  }
}

const isPaid = (order: Order, { status, amount }: ReturnOutcome): boolean =>
  status === 'SUCCESS' && Number(amount) === order.amount;
