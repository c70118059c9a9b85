import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** `npm run shop`: starts the example shop as the demo's first merchant, with the keys that the first start wrote to `shop.env`. */
const root = fileURLToPath(new URL('..', import.meta.url));
const file = path.resolve(process.env.DATA_FOLDER || path.join(root, '.daftar'), 'shop.env');
if (existsSync(file)) {
  process.loadEnvFile(file);
  // PORT means the back-office's port; the shop would use it as its own.
  delete process.env.PORT;
  const { SHOP_PORT = '4100' } = process.env;
  if (SHOP_PORT !== '4100')
    console.log(
      `The demo's service sends its webhooks to http://127.0.0.1:4100. To receive them here, edit the service \
"Example shop" in the back-office: Notification API http://127.0.0.1:${SHOP_PORT}/webhooks, \
Portal URL http://127.0.0.1:${SHOP_PORT}/return`,
    );
  await import('../examples/merchant-shop/src/server.ts');
} else {
  console.error('The example shop needs the demo data. Run npm start first, without --empty.');
  process.exitCode = 1;
}
