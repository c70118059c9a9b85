import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { securityHeaders } from './security-headers.ts';

/**
 * Content Security Policy of the API reference: only its own scripts run, and they send no requests. `sandbox` gives the page an
 * opaque origin, so that these scripts cannot read the back-office's login token.
 */
const csp = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  // Redoc inserts <style> elements at run time.
  'style-src': ["'unsafe-inline'"],
  'img-src': ['data:'],
  'font-src': ['data:'],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  sandbox: ['allow-scripts', 'allow-popups', 'allow-popups-to-escape-sandbox'],
};

/** Serves the API reference at /docs. */
export async function serveReference(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(path.join(folder, 'index.html'))) {
    app.log.warn(`The API reference is not served: ${folder} is not built`);
    return;
  }
  const headers = {
    ...securityHeaders(csp),
    // The sandboxed page's own files are cross-origin for it. They contain no secrets.
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'no-cache',
  };
  await app.register(async (docs) => {
    await docs.register(fastifyStatic, {
      root: folder,
      prefix: '/docs/',
      decorateReply: false,
      wildcard: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply) => reply.headers(headers),
    });
  });
  app.get('/docs', (_request, reply) => reply.redirect('/docs/', 302));
}
