import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Gateway } from '../gateway.ts';

/** `/health`: the process lives. `/ready`: it can work, database included. */
export function addHealth(app: FastifyInstance, gateway: Gateway): void {
  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    try {
      await sql`select 1`.execute(gateway.db);
      return { status: 'ready' };
    } catch {
      return reply.code(503).header('Retry-After', '1').send({ status: 'waiting for the database' });
    }
  });
}
