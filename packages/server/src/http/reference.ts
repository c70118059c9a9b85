import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { securityHeaders } from './security-headers.ts';

/**
 * The reference's page may run its own scripts and nothing else: it asks no one anything, and as a sandbox it has an
 * origin of its own, so that the renderer cannot read the token that the back-office keeps in this one.
 */
const csp = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  // Redoc writes its rules into the page at run time.
  'style-src': ["'unsafe-inline'"],
  'img-src': ['data:'],
  'font-src': ['data:'],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  sandbox: ['allow-scripts', 'allow-popups', 'allow-popups-to-escape-sandbox'],
};

/** Serves the rendered contract at /docs. */
export async function serveReference(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(path.join(folder, 'index.html'))) {
    app.log.warn(`No reference to serve: ${folder} is not built`);
    return;
  }
  const headers = {
    ...securityHeaders(csp),
    // To a page with an origin of its own even these files are another's; there is nothing secret in them.
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
      setHeaders: (reply) => reply.headers(headers),
    });
  });
  app.get('/docs', (_request, reply) => reply.redirect('/docs/', 302));
}
