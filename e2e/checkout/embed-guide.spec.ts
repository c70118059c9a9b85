import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePorts } from '@daftar/server/testing';
import { expect, test } from '@playwright/test';
import { demo } from '../demo.ts';
import { confirmAtBank } from './bank.ts';

const guide = fileURLToPath(new URL('../../docs/guides/embed.md', import.meta.url));

const PORTAL = 'http://127.0.0.1:4100';

/** Writes the guide's file into an empty folder and runs it there, as a new merchant would. */
async function runGuide(port: number): Promise<{ shop: ChildProcess; folder: string }> {
  const code = /```js server\.mjs\n([\s\S]*?)```/.exec(readFileSync(guide, 'utf8'))?.[1];
  if (!code) throw new Error('The guide has no server.mjs');
  const folder = mkdtempSync(path.join(tmpdir(), 'daftar-newcomer-'));
  writeFileSync(path.join(folder, 'server.mjs'), code);
  const shop = spawn(process.execPath, ['server.mjs'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...demo.shop,
      DAFTAR_API_URL: demo.backoffice,
      DAFTAR_CHECKOUT_URL: demo.checkout,
      SHOP_PORT: String(port),
    },
  });
  await new Promise<void>((resolve, reject) => {
    shop.stdout?.once('data', () => resolve());
    shop.once('exit', (code) => reject(new Error(`The guide's shop exited with ${code}`)));
  });
  return { shop, folder };
}

test('the shop of the embed guide takes a card payment', async ({ page }) => {
  const [port = 0] = await freePorts(1);
  const { shop, folder } = await runGuide(port);
  const address = `http://127.0.0.1:${port}`;
  try {
    await page.goto(address);
    const frame = page.frameLocator('iframe');
    await frame.getByRole('radio', { name: 'Credit Card' }).check();
    await frame.locator('input[name=mobileNumber]').fill('100 123 4567');
    await frame.locator('input[name=email]').fill('nora@example.com');
    await frame.locator('input[name=nameOnCard]').fill('Nora Abdallah');
    await frame.locator('input[name=cardNumber]').fill('4242 4242 4242 4242');
    await frame.locator('input[name=cardExpiry]').fill('05/29');
    await frame.locator('input[name=cvv]').fill('123');
    await frame.getByRole('button', { name: 'Continue', exact: true }).click();
    // The bank's page leads back to the service's Portal URL, which names the guide's port and not this test's.
    const returning = page.waitForRequest(`${PORTAL}/return**`, { timeout: 40_000 });
    await confirmAtBank(page);
    const came = (await returning).url();
    // Use a new tab: the first one still shows the browser's error page for the guide's port.
    const back = await page.context().newPage();
    await back.goto(came.replace(PORTAL, address));
    await expect(back.getByRole('heading', { name: 'Thank you, it is paid' })).toBeVisible();

    await back.goto(`${address}/return?status=SUCCESS&orderId=1&signature=00`);
    await expect(back.getByRole('heading', { name: 'Not paid yet' })).toBeVisible();
    const forged = await page.request.post(`${address}/webhooks`, { data: { type: 'payment.succeeded' } });
    expect(forged.status()).toBe(400);
  } finally {
    shop.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
});
