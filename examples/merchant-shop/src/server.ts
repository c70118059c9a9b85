import { type Config, ConfigError, readConfig } from './config.ts';
import { createShop } from './create-shop.ts';

function start(config: Config): void {
  const { server } = createShop(config);
  server.on('error', (error: NodeJS.ErrnoException) => {
    const busy = error.code === 'EADDRINUSE';
    console.error(busy ? `Port ${config.port} is in use. Set SHOP_PORT to another port.` : error.message);
    process.exit(1);
  });
  server.listen(config.port, '127.0.0.1', () => {
    console.log(`Nile Books: ${config.shopUrl}`);
    console.log(`Its office: ${config.shopUrl}/office, password ${config.officePassword}`);
  });
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
