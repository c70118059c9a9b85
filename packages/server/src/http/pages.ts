import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves a built single-page app. Browsers may cache hashed assets for a year, and must revalidate the page. */
export async function servePages(app: FastifyInstance, folder: string, addresses: string[]): Promise<void> {
  const index = path.join(folder, 'index.html');
  if (!existsSync(index)) {
    app.log.warn(`Pages are not served: ${index} is not built`);
    return;
  }
  const page = readFileSync(index, 'utf8');
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    globIgnore: ['index.html', '.*'],
    wildcard: false,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const hashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  for (const address of addresses) {
    app.get(address, async (_request, reply) =>
      reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-cache').send(page),
    );
  }
}
