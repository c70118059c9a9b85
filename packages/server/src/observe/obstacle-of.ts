import { sql } from 'kysely';
import { within } from '../basics/within.ts';
import { migrationNames } from '../db/migrate.ts';
import type { Gateway } from '../gateway.ts';

/** A monitor gives up after a few seconds: it hears of a database that hangs before that. */
const PATIENCE_MS = 2_000;

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
