import type { FastifyReply } from 'fastify';

/** Returns the ETag that the handler has set, if any. */
export const etagOf = (reply: FastifyReply): string | null => {
  const etag = reply.getHeader('etag');
  return typeof etag === 'string' ? etag : null;
};
