import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { findBook } from './books.ts';
import { buy } from './buy.ts';
import { drawCover } from './cover.ts';
import { readBody, send, sendJson, sendPage } from './http.ts';
import { homePage, messagePage, orderPage, stateText } from './pages.ts';
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
export async function answer(shop: Shop, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', shop.config.shopUrl);
  const [, area = '', name = '', more] = url.pathname.split('/');
  if (request.method === 'POST') {
    if (url.pathname === '/webhooks')
      return takeWebhook(shop, request.headers, await readBody(request), response);
    if (url.pathname === '/buy') return buy(shop, new URLSearchParams(await readBody(request)), response);
    return notFound(response);
  }
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
  if (url.pathname === '/return') return showReturn(shop, url, response);
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
