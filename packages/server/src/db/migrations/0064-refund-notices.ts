import { type Kysely, sql } from 'kysely';

/**
 * Stores which refunds a provider's notice has told of, so that each notice is about one refund; which refunds a cardholder's bank
 * took back (disputes); and since when a pending refund needs a person.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table refunds
      add column notified_at timestamptz,
      add column is_dispute boolean not null default false,
      add column stuck_at timestamptz`.execute(db);
  // Earlier versions took every notice for one of a refund that had succeeded.
  await sql`update refunds set notified_at = ended_at where status = 'succeeded'`.execute(db);
  await sql`
    create index refunds_attempt on refunds (attempt_id) where attempt_id is not null`.execute(db);
}
