import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { within } from '../basics/within.ts';
import { migrationNames } from '../db/migrate.ts';
import type { Gateway } from '../gateway.ts';

/** A monitor gives up after a few seconds: it hears of a database that hangs before that. */
const PATIENCE_MS = 2_000;

/** `/health`: the process lives. `/ready`: it can work, database and schema included, and is not about to stop. */
export function addHealth(app: FastifyInstance, gateway: Gateway): void {
  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const obstacle = await obstacleOf(gateway);
    if (!obstacle) return { status: 'ready' };
    return reply.code(503).header('Retry-After', '1').send({ status: obstacle });
  });
}

/** Why the process should get no requests; undefined when nothing is in the way. */
export async function obstacleOf({ db, stopping }: Gateway): Promise<string | undefined> {
  if (stopping.aborted) return 'stopping';
  let missing = 0;
  const look = async () => {
    const { rows } = await sql<{ applied: number }>`
      select count(*)::integer as applied from kysely_migration where name = any(${migrationNames})`.execute(
      db,
    );
    missing = migrationNames.length - (rows[0]?.applied ?? 0);
  };
  const answered = await within(look(), PATIENCE_MS).catch(() => false);
  if (!answered) return 'waiting for the database';
  return missing > 0 ? 'waiting for migrations' : undefined;
}
