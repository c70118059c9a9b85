import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Brand } from '../config/read-brand.ts';
import { brandedPage, serveLogo } from './branded-page.ts';

/**
 * Serves a built single-page app, with the installation's branding if given. Browsers may cache hashed assets for a year, and
 * must revalidate the page.
 */
export async function servePages(
  app: FastifyInstance,
  folder: string,
  addresses: string[],
  brand?: Brand,
): Promise<void> {
  const index = path.join(folder, 'index.html');
  if (!existsSync(index)) {
    app.log.warn(`Pages are not served: ${index} is not built`);
    return;
  }
  const built = readFileSync(index, 'utf8');
  const page = brand ? brandedPage(built, brand) : built;
  if (brand) serveLogo(app, brand);
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    globIgnore: ['index.html', '.*'],
    wildcard: false,
    cacheControl: false,
    preCompressed: true,
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
