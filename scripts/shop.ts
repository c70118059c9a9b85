import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** `npm run shop`: the example shop as the demo's merchant, with the keys that the first start made. */
const file = fileURLToPath(new URL('../.daftar/shop.env', import.meta.url));
if (existsSync(file)) {
  process.loadEnvFile(file);
  await import('../examples/merchant-shop/src/server.ts');
} else {
  console.error('The example shop needs the demo: run npm start first, without --empty.');
  process.exitCode = 1;
}
