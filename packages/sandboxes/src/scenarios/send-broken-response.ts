import type { FastifyReply } from 'fastify';
import type { Kit } from '../sandbox.ts';
import type { BrokenResponse } from './scenario.ts';

const HANG_MS = 60_000;
const BLOAT_BYTES = 600 * 1024;

/** Sends an unusable response instead of the real one. */
export function sendBrokenResponse(
  broken: BrokenResponse | 'fail',
  reply: FastifyReply,
  kit: Kit,
): FastifyReply {
  switch (broken) {
    case 'fail':
      return reply.code(500).send({ error: 'Internal Server Error' });
    case 'garble':
      return reply.type('text/html').send('<html><body>Service temporarily unavailable</body></html>');
    case 'bloat':
      return reply.send({ padding: 'x'.repeat(BLOAT_BYTES) });
    case 'hang': {
      const timer = setTimeout(() => reply.raw.destroy(), kit.hangMs ?? HANG_MS);
      reply.raw.once('close', () => clearTimeout(timer));
      return reply.hijack();
    }
  }
}
