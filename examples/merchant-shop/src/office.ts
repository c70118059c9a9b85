import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendPage } from './http.ts';
import { officePage } from './office-page.ts';
import { readRefunds, refundOrder } from './refund-order.ts';
import type { Shop } from './shop.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Tells whether the request carries the office's password. A real shop has accounts for its staff. */
function isStaff({ config }: Shop, { headers }: IncomingMessage): boolean {
  const [, coded = ''] = /^Basic (.+)$/.exec(headers.authorization ?? '') ?? [];
  const [, password = ''] = /^[^:]*:(.*)$/s.exec(Buffer.from(coded, 'base64').toString()) ?? [];
  return timingSafeEqual(digest(password), digest(config.officePassword));
}

export async function showOffice(
  shop: Shop,
  request: IncomingMessage,
  response: ServerResponse,
  notice = '',
): Promise<void> {
  if (!isStaff(shop, request)) return askPassword(response);
  await readRefunds(shop);
  sendPage(response, officePage(shop.orders.all(), notice), notice ? 409 : 200);
}

export async function refundFromOffice(
  shop: Shop,
  form: URLSearchParams,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!isStaff(shop, request)) return askPassword(response);
  const order = shop.orders.get(form.get('order') ?? '');
  const problem = order ? await refundOrder(shop, order) : 'We do not know this order.';
  if (problem) return showOffice(shop, request, response, problem);
  response.writeHead(303, { location: '/office' }).end();
}

function askPassword(response: ServerResponse): void {
  response
    .writeHead(401, { 'www-authenticate': 'Basic realm="Office"', 'content-type': 'text/plain' })
    .end('The office needs its password, which the shop printed when it started.');
}
