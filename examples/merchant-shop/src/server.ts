import { createServer } from 'node:http';
import { createDaftar } from '@daftar/sdk';
import { answer } from './answer.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { sendPage, TooLarge } from './http.ts';
import { Orders } from './orders.ts';
import { messagePage } from './pages.ts';
import { securityHeaders } from './security-headers.ts';
import type { Shop } from './shop.ts';

function start(config: Config): void {
  const shop: Shop = {
    config,
    orders: new Orders(config.ordersFile),
    daftar: createDaftar({ baseUrl: config.apiUrl, secretKey: config.secretKey }),
  };
  const headers = securityHeaders(config);
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    answer(shop, request, response).catch((error: unknown) => {
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
  server.on('error', (error: NodeJS.ErrnoException) => {
    const busy = error.code === 'EADDRINUSE';
    console.error(busy ? `Port ${config.port} is in use. Set SHOP_PORT to another port.` : error.message);
    process.exit(1);
  });
  server.listen(config.port, '127.0.0.1', () => console.log(`Nile Books: ${config.shopUrl}`));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
}

try {
  start(readConfig(process.env));
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
