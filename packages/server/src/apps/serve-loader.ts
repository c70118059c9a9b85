import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';

const YEAR = 'public, max-age=31536000, immutable';

/**
 * Serves the newest loader at `/loader.js`, and each version at a path of its own. The content of such a path never changes,
 * so a shop can load it with an integrity hash.
 */
export function serveLoader(app: FastifyInstance, file: string): void {
  const newest = readFileSync(file, 'utf8');
  app.get('/loader.js', async (_request, reply) => script(reply, 'public, max-age=300').send(newest));

  const folder = path.join(path.dirname(file), 'loaders');
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const version = readFileSync(path.join(folder, name), 'utf8');
    app.get(`/${name}`, async (_request, reply) => script(reply, YEAR).send(version));
  }
  serveLoaderDescription(app, file);
}

/** Serves `/loader.json`: version, path and integrity hash of the newest loader. */
export function serveLoaderDescription(app: FastifyInstance, file: string): void {
  const about = path.join(path.dirname(file), 'loader.json');
  if (!existsSync(about)) return;
  const description = readFileSync(about, 'utf8');
  app.get('/loader.json', async (_request, reply) =>
    anyOrigin(reply, 'no-cache').type('application/json; charset=utf-8').send(description),
  );
}

const script = (reply: FastifyReply, caching: string): FastifyReply =>
  anyOrigin(reply, caching).type('text/javascript; charset=utf-8');

const anyOrigin = (reply: FastifyReply, caching: string): FastifyReply =>
  reply
    .header('Cross-Origin-Resource-Policy', 'cross-origin')
    .header('Access-Control-Allow-Origin', '*')
    .header('Cache-Control', caching);
