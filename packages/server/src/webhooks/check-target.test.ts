import { expect, test } from 'vitest';
import { addressKind } from './address-kind.ts';
import { checkTarget, type Resolve } from './check-target.ts';

const as = (...addresses: string[]): Resolve => {
  return async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
};
const PUBLIC = '93.184.215.14';
const check = (url: string, resolve = as(PUBLIC), allowLocal = false) =>
  checkTarget(url, { allowLocal, resolve });

test.each([
  ['8.8.8.8', 'public'],
  ['172.15.255.255', 'public'],
  ['172.32.0.0', 'public'],
  ['100.128.0.0', 'public'],
  ['2606:4700:4700::1111', 'public'],
  ['::ffff:8.8.8.8', 'public'],
  ['127.0.0.1', 'loopback'],
  ['127.255.255.254', 'loopback'],
  ['::1', 'loopback'],
  ['::ffff:127.0.0.1', 'loopback'],
  ['::ffff:7f00:1', 'loopback'],
  ['0.0.0.0', 'private'],
  ['10.1.2.3', 'private'],
  ['100.64.0.1', 'private'],
  ['168.63.129.15', 'public'],
  ['168.63.129.16', 'private'],
  ['::ffff:168.63.129.16', 'private'],
  ['169.254.169.254', 'private'],
  ['172.16.0.1', 'private'],
  ['172.31.255.255', 'private'],
  ['192.168.1.1', 'private'],
  ['198.18.0.1', 'private'],
  ['224.0.0.1', 'private'],
  ['255.255.255.255', 'private'],
  ['::', 'private'],
  ['fe80::1', 'private'],
  ['fe80::1%eth0', 'private'],
  ['fc00::1', 'private'],
  ['fd12:3456::1', 'private'],
  ['ff02::1', 'private'],
  ['::ffff:10.0.0.1', 'private'],
  ['::ffff:a9fe:a9fe', 'private'],
  ['::10.0.0.1', 'private'],
  ['64:ff9b::a00:1', 'private'],
  ['2002:7f00:1::', 'private'],
  ['2001::1', 'private'],
  ['2001:db8::1', 'private'],
  ['not an address', 'private'],
])('addressKind classifies %s as %s', (address, kind) => {
  expect(addressKind(address)).toBe(kind);
});

test('checkTarget accepts a public https address and returns its IP addresses', async () => {
  const target = await check('https://shop.example/hook?a=1');
  expect(target).toMatchObject({ ok: true, addresses: [{ address: PUBLIC, family: 4 }] });
});

test.each([
  ['https://127.0.0.1/'],
  ['https://2130706433/'],
  ['https://0x7f000001/'],
  ['https://0177.0.0.1/'],
  ['https://127.1/'],
  ['https://[::1]/'],
  ['https://[::ffff:127.0.0.1]/'],
  ['https://[::ffff:7f00:1]/'],
  ['https://169.254.169.254/latest/meta-data'],
  ['https://①②⑦.0.0.1/'],
])('checkTarget rejects %s without a DNS lookup', async (url) => {
  const target = await check(url, () => Promise.reject(new Error('looked up')));
  expect(target).toMatchObject({ ok: false, reason: 'delivery.notPublic', lasting: true });
});

test.each([
  ['http://shop.example/', 'delivery.notHttps'],
  ['ftp://shop.example/', 'delivery.notHttps'],
  ['javascript:alert(1)', 'delivery.notHttps'],
  ['https://user:pass@shop.example/', 'delivery.credentials'],
  ['shop.example', 'delivery.notAddress'],
])('checkTarget rejects %s: %s', async (url, reason) => {
  expect(await check(url)).toMatchObject({ ok: false, reason });
});

test('checkTarget rejects a name with a private address among public ones', async () => {
  expect(await check('https://shop.example/', as(PUBLIC, '10.0.0.1'))).toMatchObject({ ok: false });
  expect(await check('https://shop.example/', as(PUBLIC, '::ffff:10.0.0.1'))).toMatchObject({ ok: false });
});

test('checkTarget allows a retry for a name that does not resolve', async () => {
  expect(await check('https://shop.example/', as())).toMatchObject({ ok: false, lasting: false });
  const failing = () => Promise.reject(new Error('ENOTFOUND'));
  expect(await check('https://shop.example/', failing)).toMatchObject({ ok: false, lasting: false });
});

test('checkTarget with allowLocal accepts loopback by http, but no private address', async () => {
  expect(await check('http://localhost:4100/hook', as('127.0.0.1', '::1'), true)).toMatchObject({ ok: true });
  expect(await check('http://127.0.0.1:4100/hook', as(), true)).toMatchObject({ ok: true });
  expect(await check('https://shop.example/', as('192.168.1.1'), true)).toMatchObject({ ok: false });
  expect(await check('https://shop.example/', as('127.0.0.1', '192.168.1.1'), true)).toMatchObject({
    ok: false,
  });
  expect(await check('http://shop.example/', as(PUBLIC), true)).toMatchObject({ ok: false });
});
