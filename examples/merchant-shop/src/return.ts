import type { ServerResponse } from 'node:http';
import { VerificationError, verifyReturnAddress } from '@daftar/sdk/webhooks';
import { sendPage } from './http.ts';
import { messagePage, returnPage } from './pages.ts';
import type { Shop } from './shop.ts';

/** Shows the page to which the hosted page returns customers. Verifies the address, but only the webhook marks an order as paid. */
export async function showReturn(
  { config, orders }: Shop,
  url: URL,
  response: ServerResponse,
): Promise<void> {
  try {
    const { status, orderId, referenceNumber } = await verifyReturnAddress(url, config.webhookSecret);
    const order = orders.get(orderId);
    if (!order) return sendPage(response, messagePage('Order not found', 'We do not know this order.'), 404);
    sendPage(response, returnPage(status, order, referenceNumber));
  } catch (error) {
    if (!(error instanceof VerificationError)) throw error;
    sendPage(response, messagePage('Invalid address', 'Our payment gateway did not sign this address.'), 400);
  }
}
