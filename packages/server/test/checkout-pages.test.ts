import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectProblem, send } from './support/api.ts';
import { eventually } from './support/eventually.ts';
import { actAtCounter, newSession, takeReference } from './support/payments.ts';
import { newTenant, startWorld, unique, type World } from './support/world.ts';

let world: World;
const folder = mkdtempSync(path.join(tmpdir(), 'daftar-pages-'));

beforeAll(async () => {
  const [web, frame, loader] = ['web', 'frame', 'loader.js'].map((name) => path.join(folder, name));
  for (const [at, word] of [
    [web, 'back-office'],
    [frame, 'checkout'],
  ]) {
    mkdirSync(path.join(String(at), 'assets'), { recursive: true });
    writeFileSync(path.join(String(at), 'index.html'), `<!doctype html><head><title>${word}</title></head>`);
    writeFileSync(path.join(String(at), 'assets', 'app-1a2b.js'), `'${word}'`);
  }
  writeFileSync(String(loader), "'loader'");
  const preloads = { fawry: { FawryRef: ['/assets/reference-1.js'], MWallet: ['/assets/wallet-1.js'] } };
  writeFileSync(path.join(String(frame), 'preloads.json'), JSON.stringify(preloads));
  mkdirSync(path.join(folder, 'loaders'));
  writeFileSync(path.join(folder, 'loaders', 'loader-1.2.3-abc.js'), "'loader 1.2.3'");
  writeFileSync(path.join(folder, 'loader.json'), '{"path":"/loader-1.2.3-abc.js"}');
  writeFileSync(path.join(String(frame), 'assets', 'app-1a2b.js.br'), 'brotli');
  world = await startWorld({
    files: { web: String(web), frame: String(frame), loader: String(loader) },
    service: { portalUrl: 'https://portal.example/welcome' },
  });
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true, force: true });
});

const page = (base: string, address: string) =>
  send(base, 'GET', address, { headers: { accept: 'text/html' } });

async function frameAncestorsOf(sessionId: string): Promise<string | undefined> {
  const answer = await page(world.checkoutUrl, `/frame/${sessionId}`);
  expect(answer.status).toBe(200);
  expect(answer.text).toContain('checkout');
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  return /frame-ancestors ([^;]+)/.exec(policy)?.[1];
}

test("the frame may be embedded by the session's allowed origins, else by its return origins, else by none", async () => {
  const origins = ['https://shop.example', 'http://127.0.0.1:4100'];
  const named = await newSession(world, { allowedOrigins: origins });
  expect(await frameAncestorsOf(named.sessionId)).toBe(origins.join(' '));
  const returning = await newSession(world, { redirectUrl: 'https://thanks.example/a?b=c' });
  expect(await frameAncestorsOf(returning.sessionId)).toBe('https://thanks.example https://portal.example');
  expect(await frameAncestorsOf('cs_nowhere')).toBe("'none'");
  const nowhere = await newTenant(world.gateway, unique('Shop'));
  const session = await newSession(world, {}, nowhere);
  expect(await frameAncestorsOf(session.sessionId)).toBe("'none'");
});

test('an invalid origin in the database is left out of the content security policy', async () => {
  const { sessionId } = await newSession(world);
  const bad = ["https://a.example;script-src'unsafe-inline'", 'https://*', 'https://good.example'];
  await world.gateway.db
    .updateTable('checkout_sessions')
    .set({ allowed_origins: JSON.stringify(bad) })
    .where('id', '=', sessionId)
    .execute();
  expect(await frameAncestorsOf(sessionId)).toBe('https://good.example');
});

test('hosted checkout pages and the back-office cannot be framed', async () => {
  const { sessionId } = await newSession(world, { allowedOrigins: ['https://shop.example'] });
  const pages = [
    await page(world.checkoutUrl, `/hosted-checkout/eg/${sessionId}`),
    await page(world.checkoutUrl, '/hosted-checkout/eg'),
    await page(world.backofficeUrl, '/merchants'),
  ];
  for (const answer of pages) {
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    // A session's page holds the customer's data.
    const hasData = answer.text.includes('id="start"');
    expect(answer.headers.get('cache-control')).toBe(hasData ? 'no-store' : 'no-cache');
  }
});

test('checkout addresses on the back-office origin redirect to the checkout origin', async () => {
  for (const address of [
    '/hosted-checkout/eg/cs_1?lang=ar',
    '/checkout/via-link/pkg_1',
    '/checkout/mena/s1/o1',
  ]) {
    const answer = await page(world.backofficeUrl, address);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `${world.checkoutUrl}${address}`]);
  }
});

test('browsers may cache hashed files for a year', async () => {
  const asset = await send(world.checkoutUrl, 'GET', '/assets/app-1a2b.js');
  expect([asset.text, asset.headers.get('cache-control')]).toEqual([
    "'checkout'",
    'public, max-age=31536000, immutable',
  ]);
});

test('every origin may load the loader', async () => {
  const loader = await send(world.checkoutUrl, 'GET', '/loader.js');
  expect([loader.text, loader.headers.get('access-control-allow-origin')]).toEqual(["'loader'", '*']);
});

test('a path outside the folder of pages and a missing file are errors', async () => {
  for (const address of ['/..%2f..%2fetc%2fpasswd', '/assets/..%2f..%2floader.js', '/assets/missing.js'])
    expect((await send(world.checkoutUrl, 'GET', address)).status).toBeGreaterThanOrEqual(400);
});

test('a version of the loader may be cached forever, and every origin may load it with an integrity check', async () => {
  const { text, headers } = await send(world.checkoutUrl, 'GET', '/loader-1.2.3-abc.js');
  expect(text).toBe("'loader 1.2.3'");
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  for (const base of [world.checkoutUrl, world.backofficeUrl])
    expect((await send(base, 'GET', '/loader.json')).body).toEqual({ path: '/loader-1.2.3-abc.js' });
});

test('a file of the frame is sent compressed to a browser that accepts compression', async () => {
  const headers = { 'accept-encoding': 'br' };
  const answer = await fetch(`${world.checkoutUrl}/assets/app-1a2b.js`, { method: 'HEAD', headers });
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
});

/** Reads the data that the gateway wrote into a page. */
const dataIn = (text: string) =>
  JSON.parse(/<script type="application\/json" id="start">(.*?)<\/script>/.exec(text)?.[1] ?? 'null');

test('a page contains its session and service as the operations return them, and its origins', async () => {
  const product = '</script><script>alert(1)</script>';
  const { sessionId } = await newSession(world, { allowedOrigins: ['https://shop.example'], product });
  const [frame, hosted] = await Promise.all([
    page(world.checkoutUrl, `/frame/${sessionId}`),
    page(world.checkoutUrl, `/hosted-checkout/eg/${sessionId}`),
  ]);
  expect(frame.text).not.toContain('<script>alert');
  const { origins, session, service } = dataIn(frame.text);
  expect(origins).toEqual(['https://shop.example']);
  const read = await send(world.checkoutUrl, 'GET', `/checkout/get/service?sessionId=${sessionId}`);
  expect(session).toEqual(read.body);
  expect(session.product).toBe(product);
  const seen = await send(world.checkoutUrl, 'GET', `/checkout/get/service/${session.serviceId}`);
  expect(service).toEqual(seen.body);
  expect(dataIn(hosted.text)).toEqual({ origins: [], session, service });
  expect(frame.headers.get('cache-control')).toBe('no-store');
});

test("a page preloads the script of its session's first method, and no other's", async () => {
  const { sessionId } = await newSession(world, { paymentMethods: ['FawryRef'] });
  const { text } = await page(world.checkoutUrl, `/hosted-checkout/eg/${sessionId}`);
  expect(text).toContain('<link rel="modulepreload" crossorigin href="/assets/reference-1.js">');
  expect(text).not.toContain('wallet-1.js');
});

test('an isolated page may embed the frame', async () => {
  const { sessionId } = await newSession(world, { allowedOrigins: ['https://shop.example'] });
  const { headers } = await page(world.checkoutUrl, `/frame/${sessionId}`);
  expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp');
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

test('only the back-office may embed a preview, whose session no operation knows', async () => {
  const { sessionId } = await newSession(world);
  const { serviceId } = dataIn((await page(world.checkoutUrl, `/frame/${sessionId}`)).text).session;
  const answer = await page(world.checkoutUrl, `/frame/preview_${serviceId}`);
  const { origins, preview, session, service } = dataIn(answer.text);
  expect(origins).toEqual([world.backofficeUrl]);
  expect(answer.headers.get('content-security-policy')).toContain(`frame-ancestors ${world.backofficeUrl};`);
  expect(preview).toBe(true);
  expect(session).toMatchObject({ serviceId, status: 'open', amount: 250, errors: [] });
  expect(service.serviceId).toBe(serviceId);
  const read = `/checkout/get/service?sessionId=preview_${serviceId}`;
  expectProblem(await send(world.checkoutUrl, 'GET', read), 404);
  expect(dataIn((await page(world.checkoutUrl, '/frame/preview_nowhere')).text)).toEqual({ origins: [] });
});

test('sends no CORS header to an origin that is not configured', async () => {
  const headers = { origin: 'https://evil.example', 'x-auth-token': world.ownerToken };
  const answer = await send(world.backofficeUrl, 'GET', '/profiles/get', { headers });
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});

test('the back-office and the checkout respond to health and readiness checks', async () => {
  for (const base of [world.backofficeUrl, world.checkoutUrl]) {
    expect((await send(base, 'GET', '/health')).body).toEqual({ status: 'ok' });
    expect((await send(base, 'GET', '/ready')).body).toEqual({ status: 'ready' });
  }
});

/** Reads a session's event stream until an event has the status. Calls `afterFirst` after the first event. */
async function eventsUntil(sessionId: string, status: string, afterFirst: () => Promise<void>) {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), 50_000);
  const answer = await fetch(`${world.checkoutUrl}/checkout/sessions/${sessionId}/events`, {
    signal: stop.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  let begun = false;
  while (reader && !text.includes(`"status":"${status}"`)) {
    const { value, done } = await reader.read();
    if (done) break;
    text += value;
    if (!begun && text.includes('\n\n')) {
      begun = true;
      await afterFirst();
    }
  }
  clearTimeout(timer);
  stop.abort();
  return { headers: answer.headers, text };
}

test('the event stream sends the current status at once, then each change', async () => {
  const session = await newSession(world);
  const { referenceNumber } = await takeReference(world, session);
  const { headers, text } = await eventsUntil(session.sessionId, 'paid', () =>
    actAtCounter(world, referenceNumber),
  );
  expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  const events = text
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => JSON.parse(line.slice(6)));
  expect(events.map(({ status }) => status)).toEqual(['pending', 'paid']);
  expect(events[1]).toMatchObject({ sessionId: session.sessionId });
  expect(events[1].returnUrl).toContain('status=SUCCESS');
});

test('twenty event streams of one session all report the payment', async () => {
  const session = await newSession(world);
  const { referenceNumber } = await takeReference(world, session);
  let open = 0;
  let resume = () => {};
  const allStreamsOpen = new Promise<void>((resolve) => {
    resume = resolve;
  });
  const streams = Array.from({ length: 20 }, () =>
    eventsUntil(session.sessionId, 'paid', async () => {
      open += 1;
      if (open === 20) {
        await actAtCounter(world, referenceNumber);
        resume();
      }
      await allStreamsOpen;
    }),
  );
  for (const { text } of await Promise.all(streams)) expect(text).toContain('"status":"paid"');
});

test('the event stream of an unknown session returns 404 in the error shape', async () => {
  const answer = await world.asCustomer('watchCheckoutSession', { params: { id: 'cs_nowhere' } });
  expect(answer.status).toBe(404);
});

test('a session has at most 50 event streams, and another can open after one has closed', async () => {
  const { sessionId } = await newSession(world);
  const openStream = () => fetch(`${world.checkoutUrl}/checkout/sessions/${sessionId}/events`);
  // Keeps a reference to every response: garbage collection of a response would close its stream.
  const pages = await Promise.all(Array.from({ length: 50 }, openStream));
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
  const answer = await world.asCustomer('watchCheckoutSession', { params: { id: sessionId } });
  expectProblem(answer, 429);
  await pages.pop()?.body?.cancel();
  await eventually(async () => {
    pages.push(await openStream());
    expect(pages.at(-1)?.status).toBe(200);
  });
  for (const { body } of pages) await body?.cancel();
});
