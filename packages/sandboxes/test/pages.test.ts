import { paymentProviders } from '@daftar/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSandboxApp } from '../src/build-sandbox.ts';
import { codeLead } from '../src/pages/customer-pages.ts';
import { words } from '../src/pages/page-words.ts';
import { memoryStore } from '../src/payments/memory-store.ts';
import { scenarioRows } from '../src/scenarios/scenario-rows.ts';
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
])('with Accept-Language %j, the page /%s is in %s', async (accepted, query, lang) => {
  const response = await fetch(`${root()}/${query}`, { headers: { 'accept-language': accepted } });
  expect(await response.text()).toContain(`<html lang="${lang}"`);
});

test.each([
  ['', 'en', 'ltr', 'Payment sandboxes', 'Reference number', 'Pay until'],
  ['fr', 'en', 'ltr', 'Payment sandboxes', 'Reference number', 'Pay until'],
  ['ar', 'ar', 'rtl', 'بيئات الدفع التجريبية', 'الرقم المرجعي', 'آخر موعد للدفع'],
  ['ur', 'ur', 'rtl', 'ادائیگی کے سینڈ باکس', 'حوالہ نمبر', 'ادائیگی کی آخری مہلت'],
])('with lang=%j, every page and its links are in %s (%s)', async (asked, lang, dir, title, label, until) => {
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
});

test('all languages have the same texts, and Urdu differs from Arabic', () => {
  expect(Object.keys(words.ur)).toEqual(Object.keys(words.en));
  const textOf = (language: 'ar' | 'ur') => JSON.stringify(words[language]);
  // Letters that only one of the two languages uses.
  expect(textOf('ur')).toMatch(/[ہےٹڑں]/);
  expect(textOf('ur')).not.toMatch(/[يكة]/);
  expect(textOf('ar')).not.toMatch(/[ہےٹڑں]/);
});

const names = Object.keys(paymentProviders);

test.each(names)('the first page and that of %s list inputs and outcomes in 3 languages', async (name) => {
  const index = (await get('/')).page;
  expect(index).toContain(`href="/${name}?lang=en"`);
  expect(index).toContain(`<h2 id="${name}">`);
  for (const language of ['en', 'ar', 'ur'] as const) {
    const { response, page } = await get(`/${name}?lang=${language}`);
    expect(response.status).toBe(200);
    expect(page).toContain(`<summary>${words[language].hints}</summary>`);
    for (const row of scenarioRows) expect(page).toContain(`<td>${row.words[language]}</td>`);
  }
});

test('every scenario has its own amount and last digits of a mobile number', () => {
  for (const part of ['amount', 'ending'] as const)
    expect(new Set(scenarioRows.map((row) => row[part])).size).toBe(scenarioRows.length);
});

test.each(names.filter((name) => name !== 'fawry'))(
  '%s rejects a charge without credentials',
  async (name) => {
    const paths: Record<string, string> = {
      paytab: 'payment/request',
      paymob: 'v1/intention/',
      monty: 'api/v1/session',
      jazzcash: 'ApplicationAPI/API/2.0/Purchase/DoMWalletTransaction',
      easypaisa: 'easypay-service/rest/v4/initiate-ma-transaction',
    };
    const response = await fetch(`${root()}/${name}/${paths[name]}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(response.status).toBeLessThan(500);
    expect(await response.text()).toMatch(
      /Authentication failed|Invalid token|merchant_key|Invalid hash|INVALID CREDENTIALS/,
    );
    expect(await sandbox.store.open(name, 1)).toEqual([]);
  },
);

test('sandbox pages run no scripts and load no external resources', async () => {
  for (const path of ['/', '/fawry', '/fawry?reference=1', '/sandbox.css']) {
    const { response, page } = await get(path);
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(page).not.toMatch(/<script|style="|\son\w+=|https?:\/\//);
  }
});

test('the counter finds a bill by a number with Arabic digits and spaces', async () => {
  const referenceNumber = await chargedReference(sandbox);
  const arabic = referenceNumber.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
  const typed = encodeURIComponent(`${arabic.slice(0, 3)} ${arabic.slice(3)}`);
  const { response, page } = await get(`/fawry?reference=${typed}`);
  expect(response.status).toBe(200);
  expect(page).toContain('150.50');
  expect(page).toContain(`action="/fawry/${referenceNumber}/pay?lang=en"`);
});

test('the counter returns 404 for an unknown number, and escapes the number', async () => {
  const { response, page } = await get(`/fawry?reference=${encodeURIComponent('"><b>x')}`);
  expect(response.status).toBe(404);
  expect(page).toContain('There is no bill with this reference number.');
  expect(page).not.toContain('<b>x');
});

test('the bill’s page escapes the customer’s name and the description', async () => {
  const referenceNumber = await chargedReference(sandbox, {
    customerName: '<img src=x>',
    description: '<i>&',
  });
  const { page } = await get(`/fawry?reference=${referenceNumber}`);
  expect(page).toContain('&lt;img src=x&gt;');
  expect(page).not.toMatch(/<img|<i>/);
});

test('the sandbox rejects actions that another site submits', async () => {
  const referenceNumber = await chargedReference(sandbox);
  const pay = `${sandbox.url}/fawry/${referenceNumber}/pay`;
  const foreign = await fetch(pay, { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } });
  expect(foreign.status).toBe(403);
  expect((await sandbox.store.find('fawry', { reference: referenceNumber }))?.state).toBe('open');
  expect((await fetch(`${sandbox.url}/fawry/${referenceNumber}/steal`, { method: 'POST' })).status).toBe(404);
});

test('the sandbox returns 421 for an unknown host name (DNS rebinding)', async () => {
  const app = await buildSandboxApp({
    credentials: { fawry: credentials },
    store: memoryStore(),
    callbackUrl: 'http://127.0.0.1:9',
    now: () => new Date(),
    publicUrl: 'https://sandbox.example',
  });
  const status = async (host: string) => (await app.inject({ url: '/', headers: { host } })).statusCode;
  expect(await status('sandbox.example')).toBe(200);
  expect(await status('127.0.0.1:4002')).toBe(200);
  expect(await status('[::1]:4002')).toBe(200);
  expect(await status('rebound.example:4002')).toBe(421);
  await app.close();
});

test('the bill’s page reloads only while a callback is waiting', async () => {
  const referenceNumber = await chargedReference(sandbox);
  const address = `/fawry?reference=${referenceNumber}`;
  const again = `<meta http-equiv="refresh" content="2; url=/fawry?lang=en&amp;reference=${referenceNumber}">`;
  expect((await get(address)).page).not.toContain('http-equiv="refresh"');
  sandbox.answer.status = 503;
  await fetch(`${root()}/fawry/${referenceNumber}/pay`, { method: 'POST' });
  expect((await get(address)).page).toContain(again);
  sandbox.answer.status = 200;
});

test.each(['ar', 'ur', 'en'] as const)(
  'the bank’s page isolates the Latin name of the confirmation in %s',
  (language) => {
    const { markup } = codeLead(words[language]);
    expect(markup).toContain('(<bdi dir="ltr">3-D Secure</bdi>)');
    expect(markup).not.toContain('{scheme}');
  },
);
