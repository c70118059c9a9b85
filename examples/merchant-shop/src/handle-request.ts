import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { findBook } from './books.ts';
import { buy } from './buy.ts';
import { cartCookie, changeCart, readCart } from './cart.ts';
import { cartPage } from './cart-page.ts';
import { drawCover } from './cover.ts';
import { homePage } from './home-page.ts';
import { readBody, send, sendJson, sendPage } from './http.ts';
import { messagePage } from './layout.ts';
import { refundFromOffice, showOffice } from './office.ts';
import { orderPage, stateText } from './order-page.ts';
import { showReturn } from './return.ts';
import type { Shop } from './shop.ts';
import { streamOrder } from './stream-order.ts';
import { takeWebhook } from './take-webhook.ts';

const files: Record<string, string> = {
  '/style.css': 'text/css',
  '/order.js': 'text/javascript',
  '/icon.svg': 'image/svg+xml',
};

/** Routes a request to its page or handler. */
export async function handleRequest(
  shop: Shop,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', shop.config.shopUrl);
  if (request.method === 'POST') return take(shop, url, request, response);
  if (request.method !== 'GET' && request.method !== 'HEAD') return notFound(response);
  const file = files[url.pathname];
  if (file)
    return send(
      response,
      200,
      file,
      readFileSync(new URL(`../public${url.pathname}`, import.meta.url), 'utf8'),
    );
  if (url.pathname === '/') return sendPage(response, homePage());
  if (url.pathname === '/cart') return sendPage(response, cartPage(readCart(request.headers.cookie)));
  if (url.pathname === '/office') return showOffice(shop, request, response);
  if (url.pathname === '/return') return showReturn(shop, url, response);
  return showOrder(shop, url, response);
}

/** Handles forms and webhooks. */
async function take(shop: Shop, url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readBody(request);
  if (url.pathname === '/webhooks') return takeWebhook(shop, request.headers, body, response);
  // Another site's page could send this form with the customer's cookies or the office's password.
  const from = request.headers['sec-fetch-site'] ?? 'same-origin';
  if (from !== 'same-origin')
    return sendPage(response, messagePage('Not from here', 'Please try again.'), 403);
  const form = new URLSearchParams(body);
  const cart = readCart(request.headers.cookie);
  const book = form.get('book') ?? '';
  switch (url.pathname) {
    case '/buy':
      return buy(shop, changeCart([], book, 1), 'embedded', response);
    case '/checkout':
      return buy(shop, cart, form.get('how') === 'redirect' ? 'redirect' : 'embedded', response);
    case '/cart/add':
    case '/cart/change': {
      const changed = changeCart(cart, book, form.get('by') === '-1' ? -1 : 1);
      response.writeHead(303, { location: '/cart', 'set-cookie': cartCookie(changed) }).end();
      return;
    }
    case '/office/refund':
      return refundFromOffice(shop, form, request, response);
    default:
      return notFound(response);
  }
}

async function showOrder(shop: Shop, url: URL, response: ServerResponse): Promise<void> {
  const [, area = '', name = '', more] = url.pathname.split('/');
  if (area === 'covers') return showCover(name, response);
  const order = shop.orders.get(name);
  if (!order) return notFound(response);
  if (area === 'order' && !more) return sendPage(response, orderPage(order, shop.config));
  if (area === 'orders' && !more) return sendJson(response, { ...order, text: stateText(order) });
  if (area === 'orders' && more === 'events') return streamOrder(shop.orders, order, response);
  notFound(response);
}

function showCover(file: string, response: ServerResponse): void {
  const book = findBook(file.replace(/\.svg$/, ''));
  if (book) send(response, 200, 'image/svg+xml', drawCover(book));
  else notFound(response);
}

function notFound(response: ServerResponse): void {
  sendPage(response, messagePage('Page not found', 'This page does not exist.'), 404);
}
