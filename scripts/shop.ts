import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** `npm run shop`: the example shop as the demo's merchant, with the keys that the first start made. */
const root = fileURLToPath(new URL('..', import.meta.url));
const file = path.resolve(process.env.DATA_FOLDER || path.join(root, '.daftar'), 'shop.env');
if (existsSync(file)) {
  process.loadEnvFile(file);
  // That one is the back-office's.
  delete process.env.PORT;
  const { SHOP_PORT = '4100' } = process.env;
  if (SHOP_PORT !== '4100')
    console.log(
      `The demo's service tells http://127.0.0.1:4100 about payments. So that this shop hears of them, set the addresses of \
the service "Example shop" in the back-office: Notification API http://127.0.0.1:${SHOP_PORT}/webhooks, \
Portal URL http://127.0.0.1:${SHOP_PORT}/return`,
    );
  await import('../examples/merchant-shop/src/server.ts');
} else {
  console.error('The example shop needs the demo: run npm start first, without --empty.');
  process.exitCode = 1;
}
