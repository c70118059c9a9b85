import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSandboxApp } from '../src/build-sandbox.ts';
import { memoryFawryStore } from '../src/fawry/memory-fawry-store.ts';
import { words } from '../src/fawry/words.ts';
import { chargedReference, credentials, type OpenSandbox, openSandbox } from './open-sandbox.ts';

let sandbox: OpenSandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

const root = () => sandbox.url;
const get = async (path: string) => {
  const response = await fetch(`${root()}${path}`);
  return { response, page: await response.text() };
};

test.each([
  ['ar-EG,ar;q=0.9,en;q=0.8', '', 'ar'],
  ['fr, ur-PK;q=0.4, en;q=0.3', '', 'ur'],
  ['en;q=0.2, AR', '', 'ar'],
  ['ar;q=0, en', '', 'en'],
  ['ar', '?lang=en', 'en'],
  ['*', '', 'en'],
  [';q=x,,', '', 'en'],
])('a browser that reads %j is shown %j in %s', async (accepted, query, lang) => {
  const response = await fetch(`${root()}/${query}`, { headers: { 'accept-language': accepted } });
  expect(await response.text()).toContain(`<html lang="${lang}"`);
});

test.each([
  ['', 'en', 'ltr', 'Payment sandboxes', 'Reference number', 'Pay until'],
  ['fr', 'en', 'ltr', 'Payment sandboxes', 'Reference number', 'Pay until'],
  ['ar', 'ar', 'rtl', 'بيئات الدفع التجريبية', 'الرقم المرجعي', 'آخر موعد للدفع'],
  ['ur', 'ur', 'rtl', 'ادائیگی کے سینڈ باکس', 'حوالہ نمبر', 'ادائیگی کی آخری مہلت'],
])(
  'asked for %j, every page is in %s, %s, and leads on in it',
  async (asked, lang, dir, title, label, until) => {
    const referenceNumber = await chargedReference(sandbox);
    const query = asked && `lang=${asked}`;
    const pages = {
      index: await get(`/?${query}`),
      counter: await get(`/fawry?${query}`),
      bill: await get(`/fawry?${query}&reference=${referenceNumber}`),
    };
    for (const { page } of Object.values(pages)) {
      expect(page).toContain(`<html lang="${lang}" dir="${dir}">`);
      for (const other of ['en', 'ar', 'ur'].filter((one) => one !== lang))
        expect(page).toMatch(
          new RegExp(`<a href="/[^"]*lang=${other}[^"]*" lang="${other}" dir="\\w+" hreflang`),
        );
      expect(page).not.toContain(`hreflang="${lang}"`);
    }
    expect(pages.index.page).toContain(`<h1>${title}</h1>`);
    expect(pages.index.page).toContain(`href="/fawry?lang=${lang}"`);
    expect(pages.counter.page).toContain(`<label for="reference">${label}</label>`);
    expect(pages.counter.page).toContain(`name="lang" value="${lang}"`);
    expect(pages.bill.page).toContain(`<dt>${until}</dt>`);
    expect(pages.bill.page).toContain(`/pay?lang=${lang}"`);
  },
);

test('no language has a text that another lacks, and Urdu is not Arabic', () => {
  expect(Object.keys(words.ur)).toEqual(Object.keys(words.en));
  const said = (language: 'ar' | 'ur') => JSON.stringify(words[language]);
  // Letters that only one of the two writes.
  expect(said('ur')).toMatch(/[ہےٹڑں]/);
  expect(said('ur')).not.toMatch(/[يكة]/);
  expect(said('ar')).not.toMatch(/[ہےٹڑں]/);
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
  const referenceNumber = await chargedReference(sandbox);
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
  const referenceNumber = await chargedReference(sandbox, {
    customerName: '<img src=x>',
    description: '<i>&',
  });
  const { page } = await get(`/fawry?reference=${referenceNumber}`);
  expect(page).toContain('&lt;img src=x&gt;');
  expect(page).not.toMatch(/<img|<i>/);
});

test('another site may not press the buttons', async () => {
  const referenceNumber = await chargedReference(sandbox);
  const pay = `${sandbox.url}/fawry/${referenceNumber}/pay`;
  const foreign = await fetch(pay, { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } });
  expect(foreign.status).toBe(403);
  expect((await sandbox.store.byReference(referenceNumber))?.status).toBe('UNPAID');
  expect((await fetch(`${sandbox.url}/fawry/${referenceNumber}/steal`, { method: 'POST' })).status).toBe(404);
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
  const referenceNumber = await chargedReference(sandbox);
  const address = `/fawry?reference=${referenceNumber}`;
  const again = `<meta http-equiv="refresh" content="2; url=/fawry?lang=en&amp;reference=${referenceNumber}">`;
  expect((await get(address)).page).not.toContain('http-equiv="refresh"');
  sandbox.answer.status = 503;
  await fetch(`${root()}/fawry/${referenceNumber}/pay`, { method: 'POST' });
  expect((await get(address)).page).toContain(again);
  sandbox.answer.status = 200;
});
