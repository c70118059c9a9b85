import type { ServerResponse } from 'node:http';
import { DaftarError } from '@daftar/sdk';
import { findBook } from './books.ts';
import { sendPage } from './http.ts';
import { messagePage } from './pages.ts';
import type { Shop } from './shop.ts';

/** Places an order and creates its checkout session. Takes the price from the shop's list, because a customer can change the form. */
export async function buy(shop: Shop, form: URLSearchParams, response: ServerResponse): Promise<void> {
  const { config, orders, daftar } = shop;
  const book = findBook(form.get('book'));
  if (!book) return sendPage(response, messagePage('Book not found', 'We do not have this book.'), 404);
  const order = orders.place(book);
  try {
    const session = await daftar.checkout.createSession({
      serviceId: config.serviceId,
      orderId: order.id,
      amount: order.amount,
      currency: order.currency,
      product: book.title,
      redirectUrl: `${config.shopUrl}/return`,
      allowedOrigins: [new URL(config.shopUrl).origin],
    });
    orders.openSession(order.id, session.sessionId);
    response.writeHead(303, { location: `/order/${order.id}` }).end();
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
