import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChargeWay } from '../../src/providers/charge.ts';
import { eventually } from '../support/eventually.ts';
import {
  type AnyRequest,
  anyRequest,
  charge,
  keysOf,
  moneyOf,
  openProviderBench,
  type ProviderBench,
  postForm,
} from './bench.ts';

let bench: ProviderBench;
beforeAll(async () => {
  bench = await openProviderBench();
});
afterAll(() => bench.close());

/** Sends a form of a customer's page, and returns the page that follows. */
async function submit(page: string, step: string, fields: Record<string, string>): Promise<string> {
  const answer = await fetch(`${page}/${step}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'follow',
  });
  expect(answer.status).toBe(200);
  return answer.text();
}

const unescaped = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'");

/** The address to which the last page sends the customer. */
const leftFor = (page: string): URL => new URL(unescaped(/url=(http[^"]+)"/.exec(page)?.[1] ?? ''));

async function start(name: string, way: ChargeWay, changes: Partial<AnyRequest> = {}) {
  const currency = name === 'monty' ? 'AED' : 'EGP';
  const request = anyRequest(moneyOf('150.50', currency), bench.gatewayUrl, changes);
  const result = await charge(bench.adapter(name), way, request);
  if (result.outcome !== 'accepted' || result.step.kind !== 'redirect')
    throw new Error(JSON.stringify(result));
  // Paymob's unified checkout redirects to the customer's page.
  const opened = await fetch(result.step.url);
  const keys = keysOf(request, result);
  const status = async () => (await bench.adapter(name).status(keys)).status;
  return { request, keys, page: opened.url.split('?')[0] ?? '', html: await opened.text(), status };
}

const card = (number: string, expiry = '05/29', cvv = '123') => ({ number, expiry, cvv });

test.each([
  ['4242424242424242', 'paid'],
  ['5436031030606378', 'paid'],
  ['5078036246600381', 'paid'],
  ['4263970000005262', 'failed'],
  ['4222000006724235', 'failed'],
  ['4111111111111111', 'failed'],
])('Fawry’s bank page ends the card %s as %s, and returns with the order', async (number, state) => {
  const typed = { number, expiryMonth: '05', expiryYear: '29', cvv: '123', nameOnCard: 'MONA ADEL' };
  const { page, html, status } = await start('fawry', 'card', { card: typed });
  expect(html).toContain('One-time code');
  expect(html).not.toContain(number);
  const left = leftFor(await submit(page, 'code', { code: '123456' }));
  expect(left.searchParams.get('orderStatus')).toBe(state.toUpperCase());
  expect((await status()).state).toBe(state);
});

test('a wrong code at Fawry’s bank page fails the payment', async () => {
  const typed = {
    number: '4242424242424242',
    expiryMonth: '05',
    expiryYear: '29',
    cvv: '123',
    nameOnCard: 'M A',
  };
  const { page, status } = await start('fawry', 'card', { card: typed });
  await submit(page, 'code', { code: '000000' });
  expect((await status()).state).toBe('failed');
});

test('a QR code of Fawry is a PNG image, and its page pays with PIN and code', async () => {
  const request = anyRequest(moneyOf('150.50', 'EGP'));
  const fawry = bench.adapter('fawry');
  const result = await charge(fawry, 'qr', request);
  if (result.outcome !== 'accepted' || result.step.kind !== 'qr') throw new Error('No code');
  expect(result.step.image).toMatch(/^data:image\/png;base64,/);
  const payment = await bench.store.find('fawry', { merchantReference: request.merchantRefNumber });
  const page = `${bench.url}/fawry/pay/${payment?.key}`;
  expect(await (await fetch(page)).text()).toContain('PIN');
  await submit(page, 'wallet', { wallet: '01012345678', pin: '١٢٣٤٥٦', code: '123456' });
  expect((await fawry.status(keysOf(request))).status.state).toBe('paid');
});

test.each([
  ['123456', '000000'],
  ['000000', '123456'],
])('a push of Fawry with PIN %s and code %s fails', async (pin, code) => {
  const request = anyRequest(moneyOf('150.50', 'EGP'));
  const fawry = bench.adapter('fawry');
  expect(await charge(fawry, 'push', request)).toMatchObject({ step: { kind: 'confirm' } });
  const payment = await bench.store.find('fawry', { merchantReference: request.merchantRefNumber });
  await submit(`${bench.url}/fawry/pay/${payment?.key}`, 'wallet', { wallet: '01012345678', pin, code });
  expect((await fawry.status(keysOf(request))).status.state).toBe('failed');
});

test.each([
  ['4111111111111111', '123456', 'paid'],
  ['4111111111111111', '1', 'failed'],
  ['4000000000000002', undefined, 'failed'],
  ['4000000000009995', undefined, 'failed'],
])('a payment on PayTabs’ page with card %s and code %s is %s', async (number, code, state) => {
  const { request, keys, page, status } = await start('paytab', 'cardPage');
  const after = await submit(page, 'card', card(number));
  const last = code === undefined ? after : await submit(page, 'code', { code });
  expect((await status()).state).toBe(state);
  const fields = [...last.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']): [string, string] => [name, unescaped(value)],
  );
  expect(last).toContain(`action="${bench.gatewayUrl}/return"`);
  const form = new URLSearchParams(fields).toString();
  const read = (body: string) =>
    bench.adapter('paytab').readReturn?.({ headers: {}, query: '', body: Buffer.from(body) });
  expect(read(form)).toMatchObject({ merchantRefNumber: request.merchantRefNumber, charge: keys.charge });
  expect(read(form)?.status.state).toBe('unknown');
  expect(read(form.replace('respStatus=D', 'respStatus=A'))).toEqual(
    state === 'paid' ? read(form) : undefined,
  );
  expect(read(`${form}&respStatus=A`)).toBeUndefined();
});

test.each([
  ['cardPage', 'paid', '123456'],
  ['cardPage', 'failed', '1'],
  ['walletPage', 'paid', '123456'],
  ['walletPage', 'failed', '1'],
] as const)('Paymob’s %s ends as %s, and returns with a signed query', async (way, state, code) => {
  const { keys, page, status } = await start('paymob', way);
  if (way === 'cardPage') await submit(page, 'card', card('5123456789012346'));
  const step = way === 'cardPage' ? 'code' : 'wallet';
  const left = leftFor(await submit(page, step, { wallet: '01010101010', pin: '123456', code }));
  expect((await status()).state).toBe(state);
  const read = (query: string) =>
    bench.adapter('paymob').readReturn?.({ headers: {}, query, body: Buffer.alloc(0) });
  const query = left.search.slice(1);
  expect(query).toContain('created_at=2026-11-21T11%3A00%3A00.000345+02%3A00');
  expect(read(query)).toMatchObject({ charge: keys.charge, status: { state } });
  expect(BigInt(left.searchParams.get('id') ?? 0)).toBeGreaterThan(2n ** 53n);
  if (state === 'paid')
    expect(read(query)?.status).toMatchObject({ providerReference: left.searchParams.get('id') });
  expect(read(query.replace('success=false', 'success=true'))?.status.state).not.toBe(
    state === 'failed' ? 'paid' : undefined,
  );
  expect(read(query.replace('amount_cents=15050', 'amount_cents=15051'))).toBeUndefined();
  expect(read(`${query}&success=true`)).toBeUndefined();
});

test.each([
  ['01/38', undefined, 'paid'],
  ['02/38', undefined, 'failed'],
  ['05/38', '123456', 'paid'],
  ['06/38', '123456', 'failed'],
])('MontyPay’s page ends the card of %s with code %s as %s', async (expiry, code, state) => {
  const { page, status } = await start('monty', 'cardPage');
  const after = await submit(page, 'card', card('4111111111111111', expiry));
  if (code) await submit(page, 'code', { code });
  else expect(leftFor(after).href).toBe(`${bench.gatewayUrl}/return`);
  expect((await status()).state).toBe(state);
});

test('a customer who cancels on MontyPay’s page has not paid', async () => {
  const { page, status } = await start('monty', 'cardPage');
  await submit(page, 'cancel', {});
  expect((await status()).state).toBe('failed');
});

test('customers’ pages are marked as sandbox, in three languages, and 404 without their key', async () => {
  const { page } = await start('paymob', 'cardPage');
  for (const [lang, tag] of [
    ['en', 'Sandbox'],
    ['ar', 'بيئة تجريبية'],
    ['ur', 'سینڈ باکس'],
  ]) {
    const html = await (await fetch(`${page}?lang=${lang}`)).text();
    expect(html).toContain(`<html lang="${lang}"`);
    expect(html).toContain(tag);
  }
  expect((await fetch(`${bench.url}/paymob/pay/nobody`)).status).toBe(404);
});

test('JazzCash’s documented wallet pays at once, and another waits for the phone', async () => {
  const jazzcash = bench.adapter('jazzcash');
  const amount = moneyOf('5400', 'PKR');
  const instant = anyRequest(amount, undefined, { walletNumber: '+92 312 3456789' });
  expect(await charge(jazzcash, 'push', instant)).toMatchObject({
    outcome: 'ended',
    code: '000',
    status: { state: 'paid', amount },
  });
  const waiting = anyRequest(amount);
  expect(await charge(jazzcash, 'push', waiting)).toMatchObject({ outcome: 'accepted', code: '157' });
  expect(await charge(jazzcash, 'push', waiting)).toMatchObject({ outcome: 'unknown' });
});

test.each([
  ['4111111111111111', '123456', 'paid'],
  ['4111111111111111', '000000', 'failed'],
  ['4000000000000002', undefined, 'failed'],
])(
  'JazzCash’s page ends the card %s with code %s as %s, and returns with a signed form',
  async (number, code, state) => {
    const jazzcash = bench.adapter('jazzcash');
    const request = anyRequest(moneyOf('5400', 'PKR'), bench.gatewayUrl);
    expect(await charge(jazzcash, 'cardPage', request)).toMatchObject({
      outcome: 'accepted',
      step: { kind: 'redirect', url: request.formUrl },
    });
    // A customer who goes back and forward again gets the same page.
    const page = await postForm(jazzcash, request);
    if (page === null) throw new Error('No page');
    const after = await submit(page, 'card', card(number));
    const last = code === undefined ? after : await submit(page, 'code', { code });
    expect((await jazzcash.status(keysOf(request))).status.state).toBe(state);
    const fields = [...last.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']): [string, string] => [name, unescaped(value)],
    );
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const read = (form: URLSearchParams) =>
      jazzcash.readReturn?.({ headers, query: '', body: Buffer.from(form.toString()) });
    expect(read(new URLSearchParams(fields))).toMatchObject({
      merchantRefNumber: request.merchantRefNumber,
      status: { state: 'unknown' },
    });
    const changed = new URLSearchParams(fields);
    changed.set('pp_ResponseCode', state === 'paid' ? '999' : '000');
    expect(read(changed)).toBeUndefined();
  },
);

test('JazzCash rejects a form with a changed amount', async () => {
  const jazzcash = bench.adapter('jazzcash');
  const request = anyRequest(moneyOf('5400', 'PKR'), bench.gatewayUrl);
  const form = jazzcash.pageForm?.({ ...request, startedAt: new Date() });
  if (!form) throw new Error('No form');
  const body = new URLSearchParams({ ...form.fields, pp_Amount: '100' });
  expect((await fetch(form.url, { method: 'POST', body })).status).toBe(400);
  expect((await jazzcash.status(keysOf(request))).status.state).toBe('absent');
});

test('no request is sent to JazzCash with another currency, a foreign number or without the CNIC', async () => {
  const jazzcash = bench.adapter('jazzcash');
  const amount = moneyOf('5400', 'PKR');
  for (const request of [
    anyRequest(moneyOf('5', 'EGP')),
    anyRequest(amount, undefined, { walletNumber: '201012345678' }),
    anyRequest(amount, undefined, { cnic: undefined }),
  ])
    expect(await charge(jazzcash, 'push', request)).toMatchObject({ outcome: 'refused', code: '400' });
});

test('a push to easypaisa’s documented test wallet is paid at once', async () => {
  const amount = moneyOf('5400', 'PKR');
  const request = anyRequest(amount, undefined, { walletNumber: '03458508726' });
  expect(await charge(bench.adapter('easypaisa'), 'push', request)).toMatchObject({
    outcome: 'ended',
    code: '0000',
    status: { state: 'paid', amount },
  });
});

test.each([
  ['4111111111111111', 'paid'],
  ['4000000000000002', 'failed'],
  ['4000000000009995', 'failed'],
])('easypaisa ends the card %s as %s, and its log has no card', async (number, state) => {
  const typed = { number, expiryMonth: '05', expiryYear: '29', cvv: '987', nameOnCard: 'AYESHA SIDDIQUI' };
  const request = anyRequest(moneyOf('5400', 'PKR'), undefined, { card: typed });
  const asked = await bench.adapter('easypaisa').charges.card?.(request);
  expect(asked?.result).toMatchObject({ outcome: 'ended', status: { state } });
  expect(JSON.stringify(asked?.exchange)).not.toMatch(new RegExp(`${number}|"987"`));
});

test('easypaisa responds only after the owner’s decision; the adapter stops waiting and uses the status', async () => {
  const quick = await openProviderBench(300, 5000);
  const easypaisa = quick.adapter('easypaisa');
  const request = anyRequest(moneyOf('5400', 'PKR'));
  expect(await charge(easypaisa, 'push', request)).toMatchObject({
    outcome: 'accepted',
    step: { kind: 'confirm' },
  });
  await quick.play('easypaisa', request.merchantRefNumber, 'pay');
  expect((await easypaisa.status(keysOf(request))).status).toMatchObject({
    state: 'paid',
    amount: request.amount,
  });
  expect(easypaisa.refunds).toBeUndefined();
  await quick.close();
});

test('easypaisa’s response ends the payment when the account’s owner lets it expire', async () => {
  const easypaisa = bench.adapter('easypaisa');
  const request = anyRequest(moneyOf('5400', 'PKR'));
  const result = charge(easypaisa, 'push', request);
  await eventually(() => bench.play('easypaisa', request.merchantRefNumber, 'expire'));
  expect(await result).toMatchObject({ outcome: 'ended', status: { state: 'expired' } });
});
