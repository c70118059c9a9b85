import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { startDemo } from '@daftar/e2e/start-demo';
import { createDaftar } from '@daftar/sdk';
import type { Page } from 'playwright-core';
import { buildPages } from '../../../scripts/build-pages.ts';
import { formShown, loaderStart, type Watched, watchShift } from '../checkout-load/in-page.ts';
import { slowNetwork } from '../checkout-load/slow-network.ts';
import type { Measure } from '../result.ts';
import { startChromium } from '../tools/chromium.ts';
import { median } from '../tools/median.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const RUNS = 5;
interface Shop {
  server: Server;
  origin: string;
  show(html: string): void;
}

/** Serves a shop's page: text above and below the checkout. */
async function openShop(): Promise<Shop> {
  let page = '';
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/html' });
    response.end(request.url === '/' ? page : '');
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    server,
    origin,
    show: (html) => {
      page = html;
    },
  };
}

/** Opens the shop's page in a fresh browser; returns milliseconds to the form, and the layout shift of page and frame. */
async function measureOnce(origin: string): Promise<{ time: number; shift: number }> {
  const browser = await startChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.addInitScript(watchShift);
    await page.goto(origin, { waitUntil: 'commit' });
    const frame = await frameOf(page);
    const shown = await frame.evaluate(formShown);
    const begun = await page.evaluate(loaderStart);
    await page.waitForTimeout(1000);
    const shifts = await Promise.all(
      [page.mainFrame(), frame].map((one) => one.evaluate(() => (window as Watched).shift ?? 0)),
    );
    return { time: shown - begun, shift: shifts.reduce((sum, one) => sum + one, 0) };
  } finally {
    await browser.close();
  }
}

async function frameOf(page: Page) {
  const element = await page.waitForSelector('iframe', { state: 'attached' });
  const frame = await element.contentFrame();
  if (!frame) throw new Error('The checkout has no frame');
  await frame.waitForSelector('form', { state: 'attached' });
  return frame;
}

/** Measures a cold checkout on a slow network, from the loader's tag in a shop's page to the first method's form. */
export const checkoutLoad: Measure = async () => {
  const { product, environment } = await startDemo(await buildPages(root));
  product.gateway.settings.checkResponses = false;
  const shop = await openShop();
  const network = await slowNetwork(product.checkoutUrl);
  const keys = JSON.parse(environment.DEMO_SHOP ?? '{}');
  const daftar = createDaftar({ baseUrl: product.backofficeUrl, secretKey: keys.DAFTAR_SECRET_KEY });
  const found: { time: number; shift: number }[] = [];
  try {
    for (let run = 1; run <= RUNS; run++) {
      const { sessionId } = await daftar.checkout.createSession({
        serviceId: keys.DAFTAR_SERVICE_ID,
        orderId: `bench-${run}`,
        amount: 185.5,
        currency: 'EGP',
        allowedOrigins: [shop.origin],
      });
      shop.show(`<!doctype html><title>Shop</title><h1>Your order</h1><div data-daftar-session="${sessionId}" data-locale="en" style="min-height:900px"></div>
<p>Free delivery</p><script src="${network.url}/loader.js"></script>`);
      found.push(await measureOnce(shop.origin));
    }
  } finally {
    shop.server.close();
    network.close();
    await product.close();
  }
  const times = found.map(({ time }) => time);
  return [
    {
      measure: 'checkout-load: slow 4G, tag to first method',
      value: median(times),
      unit: 'ms',
      budget: 2000,
      limit: 'at most',
      reference: `each ${times.map((time) => time.toFixed(0)).join(' ')} ms`,
    },
    {
      measure: 'checkout-load: layout shift of page and frame',
      unit: 'ratio',
      value: Math.max(...found.map(({ shift }) => shift)),
      budget: 0.001,
      limit: 'at most',
      reference: 'largest of all runs; below 0.1 counts as good',
    },
  ];
};
