import type { FastifyRequest } from 'fastify';

/** Returns the query as received, without its question mark. */
export const queryOf = ({ url }: Pick<FastifyRequest, 'url'>): string =>
  url.includes('?') ? url.slice(url.indexOf('?') + 1) : '';
