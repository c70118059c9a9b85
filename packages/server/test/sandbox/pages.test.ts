import { afterAll, beforeAll, expect, test } from 'vitest';
import { memoryFawryStore } from '../../src/sandbox/fawry/memory-fawry-store.ts';
import { buildSandboxApp } from '../../src/sandbox/server.ts';
import { type Bench, credentials, openBench, takenReference } from './bench.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const root = () => bench.baseUrl.replace('/fawry', '');
const get = async (path: string) => {
  const response = await fetch(`${root()}${path}`);
  return { response, page: await response.text() };
};

test('the index lists the sandboxes in both languages', async () => {
  const english = await get('/');
  expect(english.page).toContain('href="/fawry?lang=en"');
  const arabic = await get('/?lang=ar');
  expect(arabic.page).toContain('<html lang="ar" dir="rtl">');
});

test('pages run nothing and load nothing from elsewhere', async () => {
  for (const path of ['/', '/fawry', '/fawry?reference=1', '/sandbox.css']) {
    const { response, page } = await get(path);
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(page).not.toMatch(/<script|style="|\son\w+=|https?:\/\//);
  }
});

test('a bill is found with Arabic digits and spaces', async () => {
  const { referenceNumber } = await takenReference(bench);
  const arabic = referenceNumber.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
  const typed = encodeURIComponent(`${arabic.slice(0, 3)} ${arabic.slice(3)}`);
  const { response, page } = await get(`/fawry?reference=${typed}`);
  expect(response.status).toBe(200);
  expect(page).toContain('150.50');
  expect(page).toContain(`action="/fawry/${referenceNumber}/pay?lang=en"`);
});

test('an unknown number is 404 and typed text is escaped', async () => {
  const { response, page } = await get(`/fawry?reference=${encodeURIComponent('"><b>x')}`);
  expect(response.status).toBe(404);
  expect(page).toContain('There is no bill with this reference number.');
  expect(page).not.toContain('<b>x');
});

test("what a customer calls himself is escaped on the bill's page", async () => {
  const { referenceNumber } = await takenReference(bench, {
    customerName: '<img src=x>',
    description: '<i>&',
  });
  const { page } = await get(`/fawry?reference=${referenceNumber}`);
  expect(page).toContain('&lt;img src=x&gt;');
  expect(page).not.toMatch(/<img|<i>/);
});

test('another site may not press the buttons', async () => {
  const { referenceNumber } = await takenReference(bench);
  const pay = `${bench.baseUrl}/${referenceNumber}/pay`;
  const foreign = await fetch(pay, { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } });
  expect(foreign.status).toBe(403);
  expect((await bench.store.byReference(referenceNumber))?.status).toBe('UNPAID');
  expect((await fetch(`${bench.baseUrl}/${referenceNumber}/steal`, { method: 'POST' })).status).toBe(404);
});

test('a name that is rebound to this machine is not answered', async () => {
  const fawry = {
    ...credentials,
    store: memoryFawryStore(),
    callbackUrl: 'http://127.0.0.1:9',
    now: () => new Date(),
  };
  const app = await buildSandboxApp({ fawry, publicUrl: 'https://sandbox.example' });
  const status = async (host: string) => (await app.inject({ url: '/', headers: { host } })).statusCode;
  expect(await status('sandbox.example')).toBe(200);
  expect(await status('127.0.0.1:4002')).toBe(200);
  expect(await status('[::1]:4002')).toBe(200);
  expect(await status('rebound.example:4002')).toBe(421);
  await app.close();
});

test("a bill's page is loaded again while a callback is on its way, and no longer", async () => {
  const { referenceNumber } = await takenReference(bench);
  const address = `/fawry?reference=${referenceNumber}`;
  const again = `<meta http-equiv="refresh" content="2; url=/fawry?lang=en&amp;reference=${referenceNumber}">`;
  expect((await get(address)).page).not.toContain('http-equiv="refresh"');
  bench.answer.status = 503;
  await fetch(`${root()}/fawry/${referenceNumber}/pay`, { method: 'POST' });
  expect((await get(address)).page).toContain(again);
  bench.answer.status = 200;
});
