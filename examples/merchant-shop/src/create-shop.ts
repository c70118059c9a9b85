import { createServer, type Server } from 'node:http';
import { createDaftar } from '@daftar/sdk';
import type { Config } from './config.ts';
import { handleRequest } from './handle-request.ts';
import { sendPage, TooLarge } from './http.ts';
import { messagePage } from './layout.ts';
import { Orders } from './orders.ts';
import { securityHeaders } from './security-headers.ts';
import type { Shop } from './shop.ts';

/** Creates the shop's server, which does not listen yet. */
export function createShop(config: Config): { server: Server; shop: Shop } {
  const shop: Shop = {
    config,
    orders: new Orders(config.ordersFile),
    daftar: createDaftar({ baseUrl: config.apiUrl, secretKey: config.secretKey }),
  };
  const headers = securityHeaders(config);
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    handleRequest(shop, request, response).catch((error: unknown) => {
      const large = error instanceof TooLarge;
      if (!large) console.error(error);
      if (response.headersSent) return response.destroy();
      sendPage(
        response,
        messagePage('Something went wrong', 'The shop could not answer. Please try again.'),
        large ? 413 : 500,
      );
    });
  });
  return { server, shop };
}
