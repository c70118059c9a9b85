import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Gateway } from '../gateway.ts';
import { securityHeaders } from './security-headers.ts';

/**
 * Content Security Policy of the API reference: only our own files, and requests to this installation only, which its forms send
 * with a key that the reader types.
 */
const csp = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ['data:'],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** Stand in the built pages for the addresses of an installation. */
const API_ADDRESS = 'https://api.daftar.invalid';
const CHECKOUT_ADDRESS = 'https://checkout.daftar.invalid';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

/** Serves the API reference at /docs, with the addresses of this installation in its pages and in the contract. */
export async function serveReference(
  app: FastifyInstance,
  folder: string,
  { backoffice, checkout }: Gateway['addresses'],
): Promise<void> {
  if (!existsSync(path.join(folder, 'index.html'))) {
    app.log.warn(`The API reference is not served: ${folder} is not built`);
    return;
  }
  const headers = { ...securityHeaders(csp), 'cache-control': 'no-cache' };
  for (const name of readdirSync(folder)) {
    const type = TYPES[path.extname(name)];
    if (type === undefined) continue;
    const text = readFileSync(path.join(folder, name), 'utf8')
      .replaceAll(API_ADDRESS, backoffice)
      .replaceAll(CHECKOUT_ADDRESS, checkout);
    for (const address of name === 'index.html' ? ['/docs/', '/docs/index.html'] : [`/docs/${name}`])
      app.get(address, (_request, reply) => reply.headers(headers).type(type).send(text));
  }
  await app.register(async (docs) => {
    await docs.register(fastifyStatic, {
      root: folder,
      prefix: '/docs/',
      decorateReply: false,
      wildcard: false,
      globIgnore: ['*.html', '*.json'],
      index: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply) => reply.headers(headers),
    });
  });
  app.get('/docs', (_request, reply) => reply.redirect('/docs/', 302));
}
