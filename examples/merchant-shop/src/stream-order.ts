import type { ServerResponse } from 'node:http';
import { returnWords, stateText } from './order-page.ts';
import type { Order, Orders } from './orders.ts';

/** Streams the order's status to its page: at once, and again whenever a webhook changes it. */
export function streamOrder(orders: Orders, order: Order, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  const send = (now: Order) =>
    response.write(
      `event: order\ndata: ${JSON.stringify({ status: now.status, state: stateText(now), ...returnWords(now, '') })}\n\n`,
    );
  const stop = orders.watch(order.id, send);
  const heartbeat = setInterval(() => response.write(': still here\n\n'), 20_000);
  response.on('close', () => {
    stop();
    clearInterval(heartbeat);
  });
  send(order);
}
