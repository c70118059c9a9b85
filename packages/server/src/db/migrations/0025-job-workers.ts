import { type Kysely, sql } from 'kysely';

/** Adds the job workers of all processes, each with the time of its last heartbeat. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_workers (
      id text primary key,
      seen_at timestamptz not null default now()
    )`.execute(db);
}
