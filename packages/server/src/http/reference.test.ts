import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { serveReference } from './reference.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'daftar-reference-'));
writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Daftar API</title>');
writeFileSync(path.join(folder, 'reference-1.js'), '1;');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const app = Fastify();
await serveReference(app, folder);
const get = (url: string) => app.inject({ method: 'GET', url });

test('the API reference has a sandboxed origin and may only run its own scripts', async () => {
  const { statusCode, headers, body } = await get('/docs/');
  expect({ statusCode, type: headers['content-type'] }).toEqual({
    statusCode: 200,
    type: 'text/html; charset=utf-8',
  });
  expect(body).toContain('Daftar API');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toMatch(/sandbox allow-scripts(?!.*allow-same-origin)/);
});

test('the API reference’s scripts can be read from its sandboxed origin, and files outside its folder cannot', async () => {
  const script = await get('/docs/reference-1.js');
  expect(script.statusCode).toBe(200);
  expect(script.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
  expect((await get('/docs/../../package.json')).statusCode).toBe(404);
  expect((await get('/docs/%2e%2e%2fpackage.json')).statusCode).toBe(404);
});

test('/docs redirects to the API reference', async () => {
  expect((await get('/docs')).headers.location).toBe('/docs/');
});

test('serveReference serves nothing when the reference is not built', async () => {
  const bare = Fastify();
  await serveReference(bare, path.join(folder, 'nowhere'));
  expect((await bare.inject({ method: 'GET', url: '/docs' })).statusCode).toBe(404);
});
