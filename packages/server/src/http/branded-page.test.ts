import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { brandedPage, serveLogo } from './branded-page.ts';

const page = '<head><link rel="icon" href="/favicon.svg" type="image/svg+xml" /><title>Daftar</title></head>';
const logo = { type: 'image/svg+xml', bytes: Buffer.from('<svg/>') } as const;

test('brandedPage writes name, accent and logo into the page and escapes them', () => {
  const branded = brandedPage(page, { name: 'Pay & "Go" $&', accent: '#7a1f5c', logo });
  expect(branded).toContain('<title>Pay &#38; &#34;Go&#34; $&#38;</title>');
  expect(branded).toContain('<link rel="icon" href="/brand/logo" />');
  const [, content = ''] = /<meta name="brand" content="([^"]*)"/.exec(branded) ?? [];
  const read = content.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
  expect(JSON.parse(read)).toEqual({ name: 'Pay & "Go" $&', accent: '#7a1f5c', logo: '/brand/logo' });
});

test('brandedPage keeps the icon of the build when there is no logo', () => {
  expect(brandedPage(page, { name: 'Daftar', accent: undefined, logo: undefined })).toContain('/favicon.svg');
});

test('serveLogo serves the file with a policy that runs no script in it', async () => {
  const app = Fastify();
  serveLogo(app, { name: 'Daftar', accent: undefined, logo });
  const answer = await app.inject('/brand/logo');
  expect(answer.headers['content-type']).toContain('image/svg+xml');
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  expect(answer.body).toBe('<svg/>');
  await app.close();
});
