import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A merchant's server, which counts the events that it receives. */
export class WebhookReceiver {
  /** Ids of the events of each order's payment. */
  readonly events = new Map<string, Set<string>>();
  deliveries = 0;
  readonly #server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      const { type, data } = JSON.parse(body) as { type: string; data: { orderId: string } };
      if (type === 'payment.succeeded') this.#add(data.orderId, String(request.headers['webhook-id']));
      response.writeHead(204).end();
    });
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve);
    });
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/events`;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #add(orderId: string, id: string): void {
    this.deliveries += 1;
    const ids = this.events.get(orderId) ?? new Set();
    this.events.set(orderId, ids.add(id));
  }
}
