import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ServedPage {
  /** Another origin and another site than the gateway's: `localhost` instead of `127.0.0.1`. */
  origin: string;
  show(html: string, headers?: Record<string, string>): void;
  stop(): void;
}

/** Serves one page of a shop, which a test can change. Responds with 404 to everything else. */
export async function servePage(): Promise<ServedPage> {
  let current = { html: '', headers: {} as Record<string, string> };
  const server: Server = createServer((request, response) => {
    const found = request.url === '/';
    response
      .writeHead(found ? 200 : 404, { 'content-type': 'text/html; charset=utf-8', ...current.headers })
      .end(found ? `<!doctype html><title>Shop</title><body>${current.html}` : '');
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    show: (html, headers = {}) => {
      current = { html, headers };
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
