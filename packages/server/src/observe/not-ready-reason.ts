import { sql } from 'kysely';
import { finishesWithin } from '../basics/finishes-within.ts';
import { migrationNames } from '../db/migrate.ts';
import type { Gateway } from '../gateway.ts';

/** Shorter than the timeout of monitors, so that they get a response when the database hangs. */
const TIMEOUT_MS = 2_000;

/** Returns why the process is not ready for requests, or undefined when it is ready. */
export async function notReadyReason({ db, stopping }: Gateway): Promise<string | undefined> {
  if (stopping.aborted) return 'stopping';
  let missing = 0;
  const look = async () => {
    const { rows } = await sql<{ applied: number }>`
      select count(*)::integer as applied from kysely_migration where name = any(${migrationNames})`.execute(
      db,
    );
    missing = migrationNames.length - (rows[0]?.applied ?? 0);
  };
  const answered = await finishesWithin(look(), TIMEOUT_MS).catch(() => false);
  if (!answered) return 'waiting for the database';
  return missing > 0 ? 'waiting for migrations' : undefined;
}
