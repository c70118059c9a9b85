import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { serveReference } from './reference.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'daftar-reference-'));
const server = '"https://api.daftar.invalid https://checkout.daftar.invalid"';
writeFileSync(path.join(folder, 'index.html'), `<!doctype html><title>Daftar API</title>${server}`);
writeFileSync(path.join(folder, 'openapi.json'), server);
writeFileSync(path.join(folder, 'try.js'), '1;');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const addresses = {
  backoffice: 'https://office.test',
  checkout: 'https://pay.test',
  sandbox: undefined,
} as never;
const app = Fastify();
await serveReference(app, folder, addresses);
const get = (url: string) => app.inject({ method: 'GET', url });

test('the API reference runs its own scripts only, and calls this installation only', async () => {
  const { statusCode, headers, body } = await get('/docs/');
  expect({ statusCode, type: headers['content-type'] }).toEqual({
    statusCode: 200,
    type: 'text/html; charset=utf-8',
  });
  expect(body).toContain('Daftar API');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("connect-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
});

test('pages and contract have the addresses of this installation', async () => {
  for (const address of ['/docs/', '/docs/index.html', '/docs/openapi.json']) {
    const { body } = await get(address);
    expect(body).toContain('"https://office.test https://pay.test"');
    expect(body).not.toContain('invalid');
  }
});

test('the scripts are served, and files outside the folder are not', async () => {
  const script = await get('/docs/try.js');
  expect(script.statusCode).toBe(200);
  expect(script.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  expect((await get('/docs/../../package.json')).statusCode).toBe(404);
  expect((await get('/docs/%2e%2e%2fpackage.json')).statusCode).toBe(404);
});

test('/docs redirects to the API reference', async () => {
  expect((await get('/docs')).headers.location).toBe('/docs/');
});

test('serveReference serves nothing when the reference is not built', async () => {
  const bare = Fastify();
  await serveReference(bare, path.join(folder, 'nowhere'), addresses);
  expect((await bare.inject({ method: 'GET', url: '/docs' })).statusCode).toBe(404);
});
