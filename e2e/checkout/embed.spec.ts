import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { demo } from '../demo.ts';
import { newSession } from './new-session.ts';
import { type ServedPage, servePage } from './serve-page.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

let shop: ServedPage;
let loader: { path: string; integrity: string };

test.beforeAll(async () => {
  shop = await servePage();
  loader = await (await fetch(`${demo.checkout}/loader.json`)).json();
});
test.afterAll(() => shop.stop());

const loaderTag = (integrity = loader.integrity) =>
  `<script src="${demo.checkout}${loader.path}" integrity="${integrity}" crossorigin="anonymous"></script>`;

const session = async (origins = [shop.origin]) => (await newSession(origins)).sessionId;

/** Opens the shop's page; returns the errors of its console and scripts. */
async function open(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(shop.origin);
  return complaints;
}

const form = (page: Page, at = 'body') =>
  page.locator(at).frameLocator('iframe').getByText('Select Payment Type');

test('a page with a strict policy and Trusted Types embeds the checkout with HTML alone', async ({
  page,
}) => {
  shop.show(`<div data-daftar-session="${await session()}" data-locale="en"></div>${loaderTag()}`, {
    'content-security-policy': [
      `default-src 'none'; script-src ${demo.checkout}; frame-src ${demo.checkout}; base-uri 'none'`,
      "require-trusted-types-for 'script'; trusted-types 'none'",
    ].join('; '),
  });
  const complaints = await open(page);
  await expect(form(page)).toBeVisible();
  await expect
    .poll(() => page.locator('iframe').evaluate((frame) => frame.clientHeight))
    .toBeGreaterThan(400);
  expect(complaints).toEqual([]);
});

test('an isolated page (COOP and COEP) embeds the checkout', async ({ page }) => {
  shop.show(`<div data-daftar-session="${await session()}" data-locale="en"></div>${loaderTag()}`, {
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
  });
  await open(page);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await expect(form(page)).toBeVisible();
});

test('a browser runs no loader whose content differs from its hash', async ({ page }) => {
  const wrong = `sha384-${Buffer.alloc(48, 1).toString('base64')}`;
  shop.show(`<div data-daftar-session="${await session()}"></div>${loaderTag(wrong)}`);
  await open(page);
  expect(await page.evaluate(() => 'Daftar' in window)).toBe(false);
  await expect(page.locator('iframe')).toHaveCount(0);
});

for (const [what, origins, policy] of [
  ['an origin that the session does not allow', ['https://other.example'], ''],
  ['a policy of the shop that forbids the frame', undefined, "frame-src 'none'"],
] as const) {
  test(`${what} leads to a typed error and a link to the hosted page`, async ({ page }) => {
    const id = await session(origins ? [...origins] : undefined);
    shop.show(
      `<div id="here"></div><script>addEventListener('daftar:error', ({ detail }) => { window.failure = detail; })</script>
<div data-daftar-session="${id}" data-load-timeout="3000"></div>${loaderTag()}`,
      policy ? { 'content-security-policy': policy } : {},
    );
    await open(page);
    const link = page.getByRole('link', { name: 'Continue to payment' });
    await expect(link).toHaveAttribute('href', `${demo.checkout}/hosted-checkout/eg/${id}?lang=auto`);
    expect(await page.evaluate(() => (window as { failure?: unknown }).failure)).toMatchObject({
      code: 'load_timeout',
      retryable: true,
    });
    await link.click();
    await expect(page.getByText('Select Payment Type')).toBeVisible();
  });
}

test('forged, malformed and flooding messages change nothing', async ({ page }) => {
  const id = await session();
  // The checkout must ignore every message of the hostile frame, whose window is not the checkout's.
  shop.show(`<div data-daftar-session="${id}" data-locale="en"></div>
<iframe id="hostile" srcdoc="<p>hostile</p>"></iframe>
<script>window.heard = []; for (const name of ['succeeded', 'close', 'redirect', 'action']) addEventListener('daftar:' + name, () => heard.push(name))</script>
${loaderTag()}`);
  await open(page);
  const checkout = page.locator('[data-daftar-session]').frameLocator('iframe');
  await expect(checkout.getByText('Select Payment Type')).toBeVisible();
  const ports = await page.evaluate(async () => {
    const frame = document.querySelector<HTMLIFrameElement>('[data-daftar-session] iframe');
    const hostile = document.querySelector<HTMLIFrameElement>('#hostile')?.contentWindow;
    if (!frame || !hostile) throw new Error('no frame');
    const frameId = new URL(frame.src).hash.slice(1);
    let given = 0;
    hostile.addEventListener('message', (event: MessageEvent) => {
      given += event.ports.length;
    });
    const junk = [null, 7, 'succeeded', {}, { daftar: 1 }, { type: 'event', name: 'succeeded', detail: {} }];
    for (let sent = 0; sent < 3000; sent++) {
      const hello = { daftar: 1, type: 'hello', id: sent % 2 ? frameId : 'guess' };
      dispatchEvent(new MessageEvent('message', { data: hello, origin: location.origin, source: hostile }));
      window.postMessage(junk[sent % junk.length], '*');
      // Sends the frame a second port, although it has accepted one already.
      frame.contentWindow?.postMessage(
        { daftar: 1, type: 'init', id: frameId, mode: 'overlay', options: { locale: 'ar' } },
        '*',
        [new MessageChannel().port2],
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 1500));
    return given;
  });
  expect(ports).toBe(0);
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([]);
  await expect(checkout.getByText('Select Payment Type')).toBeVisible();
  await expect(checkout.locator('html')).toHaveAttribute('lang', 'en');
});

test('two checkouts live side by side, one in a shadow root, and destroy leaves nothing', async ({
  page,
}) => {
  const [first, second] = [await session(), await session()];
  shop.show(`<div id="one"></div><div id="two"></div>${loaderTag()}`);
  await open(page);
  await page.evaluate(
    ([one, two]) => {
      const { Daftar } = window as unknown as { Daftar: { createCheckout(options: object): Opened } };
      interface Opened {
        mount(at: Element): void;
        destroy(): void;
      }
      const place = document.createElement('div');
      document.querySelector('#two')?.attachShadow({ mode: 'open' }).append(place);
      const opened = [one, two].map((session) => Daftar.createCheckout({ session, locale: 'en' }));
      opened[0]?.mount(document.querySelector('#one') ?? document.body);
      opened[1]?.mount(place);
      Object.assign(window, { opened });
    },
    [first, second],
  );
  await expect(form(page, '#one')).toBeVisible();
  await expect(form(page, '#two')).toBeVisible();
  await page.evaluate(() => {
    for (const one of (window as unknown as { opened: { destroy(): void }[] }).opened) one.destroy();
  });
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(await page.locator('#one').innerHTML()).toBe('');
});

test('an overlay opens from a link, closes with Escape and gives the focus back', async ({ page }) => {
  const id = await session();
  shop.show(
    `<a href="${demo.checkout}/hosted-checkout/eg/${id}" data-daftar-session="${id}" data-mode="overlay" data-locale="en">Pay</a>${loaderTag()}`,
  );
  await open(page);
  const link = page.getByRole('link', { name: 'Pay' });
  await link.click();
  await expect(form(page, 'dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('the served payment page runs only the scripts of the build’s inventory', async ({ page }) => {
  const { stdout } = await run(process.execPath, ['scripts/payment-page.ts', demo.checkout], { cwd: root });
  expect(stdout).toContain('as they were built');
  const inventory = await (await fetch(`${demo.checkout}/script-inventory.json`)).json();
  const known: string[] = inventory.scripts.map(({ path }: { path: string }) => path);
  const ran: string[] = [];
  page.on('response', (response) => {
    if (['script', 'stylesheet'].includes(response.request().resourceType()))
      ran.push(new URL(response.url()).pathname);
  });
  await page.goto(`${demo.checkout}/hosted-checkout/eg/${await session()}`);
  await expect(page.getByText('Select Payment Type')).toBeVisible();
  expect(ran.length).toBeGreaterThan(1);
  expect(ran.filter((path) => !known.includes(path))).toEqual([]);
});
