import { createServer, type IncomingHttpHeaders } from 'node:http';
import { eventually } from './eventually.ts';

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  data: { type: string; data: Record<string, unknown> };
}

/** Starts a merchant's server that stores webhooks and responds with the queued statuses. */
export async function startReceiver() {
  const received: Received[] = [];
  const answers: number[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += String(chunk);
    });
    request.on('end', () => {
      received.push({ headers: request.headers, body, data: JSON.parse(body) });
      response.writeHead(answers.shift() ?? 204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const webhooksOf = (orderId: string) => received.filter(({ data }) => data.data.orderId === orderId);
  return {
    url: `http://127.0.0.1:${port}/webhooks`,
    received,
    /** Statuses of the next responses. When the queue is empty, every response is 204. */
    answers,
    webhooksOf,
    waitForWebhooks: (orderId: string, count: number) =>
      eventually(() => {
        if (webhooksOf(orderId).length < count)
          throw new Error(`${webhooksOf(orderId).length} of ${count} webhooks`);
        return webhooksOf(orderId);
      }),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
