import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const server = fileURLToPath(import.meta.resolve('@daftar/example-merchant-shop'));

export interface ShopKeys {
  secretKey: string;
  webhookSecret: string;
  serviceId: string;
}

const empty = { api: process.env.BACKOFFICE_URL, checkout: process.env.CHECKOUT_URL };

/** Starts the example shop in a child process, as its README does. */
export async function startShop(
  port: number,
  keys: ShopKeys,
  product = empty,
): Promise<{ url: string; stop: () => void }> {
  const child: ChildProcess = spawn(process.execPath, [server], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DAFTAR_API_URL: product.api,
      DAFTAR_CHECKOUT_URL: product.checkout,
      DAFTAR_SECRET_KEY: keys.secretKey,
      DAFTAR_WEBHOOK_SECRET: keys.webhookSecret,
      DAFTAR_SERVICE_ID: keys.serviceId,
    },
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`The example shop exited with code ${code}`)));
  });
  return { url: `http://127.0.0.1:${port}`, stop: () => void child.kill('SIGTERM') };
}
