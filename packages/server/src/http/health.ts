import type { FastifyInstance } from 'fastify';
import type { Gateway } from '../gateway.ts';
import { notReadyReason } from '../observe/not-ready-reason.ts';

/** Adds `/health` (the process runs) and `/ready` (database and schema are ready, and the process is not stopping). */
export function addHealth(app: FastifyInstance, gateway: Gateway): void {
  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const reason = await notReadyReason(gateway);
    if (!reason) return { status: 'ready' };
    return reply.code(503).header('Retry-After', '1').send({ status: reason });
  });
}
