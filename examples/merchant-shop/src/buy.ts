import type { ServerResponse } from 'node:http';
import { DaftarError } from '@daftar/sdk';
import { cartCookie } from './cart.ts';
import { sendPage } from './http.ts';
import { messagePage } from './layout.ts';
import type { OrderLine } from './order-line.ts';
import type { Shop } from './shop.ts';

/** `embedded`: in the order's page. `redirect`: on the gateway's hosted page, which returns the customer to `/return`. */
export type Way = 'embedded' | 'redirect';

/** Places an order and creates its checkout session. Prices come from the shop's list, because a customer can change a form. */
export async function buy(shop: Shop, lines: OrderLine[], way: Way, response: ServerResponse): Promise<void> {
  const { config, orders, daftar } = shop;
  if (lines.length === 0)
    return sendPage(response, messagePage('Nothing to pay', 'We do not have this book.'), 404);
  const order = orders.place(lines);
  try {
    const session = await daftar.checkout.createSession({
      serviceId: config.serviceId,
      orderId: order.id,
      amount: order.amount,
      currency: order.currency,
      product: lines
        .map(({ title }) => title)
        .join(', ')
        .slice(0, 100),
      redirectUrl: `${config.shopUrl}/return`,
      cancelUrl: `${config.shopUrl}/order/${order.id}`,
      allowedOrigins: [new URL(config.shopUrl).origin],
    });
    orders.openSession(order.id, session.sessionId);
    const location = way === 'redirect' ? session.url : `/order/${order.id}`;
    response.writeHead(303, { location, 'set-cookie': cartCookie([]) }).end();
  } catch (error) {
    if (!(error instanceof DaftarError)) throw error;
    console.error(`Order ${order.id}: could not create a checkout session: ${error.message}`);
    sendPage(
      response,
      messagePage('Payments are unavailable', 'We cannot take payments right now. Please try again later.'),
      502,
    );
  }
}
