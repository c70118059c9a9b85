import { type Kysely, sql } from 'kysely';

/**
 * Stores further payments of an order at its provider as attempts of their own (`ordered_as`: our reference number of the order),
 * marks their transactions, and keeps currency and id of an amount that is not the one due.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment_attempts
      add column ordered_as text,
      add column received_currency text,
      add column received_reference text`.execute(db);
  await sql`
    create unique index payment_attempts_second on payment_attempts (ordered_as, provider_reference)
      where ordered_as is not null`.execute(db);
  await sql`alter table transactions add column duplicate boolean not null default false`.execute(db);
  // Of the payments of one session, all but the first are duplicates.
  await sql`
    update transactions t set duplicate = true
    from (
      select user_type_id, id, row_number() over (partition by user_type_id, session_id order by created_at, id) as place
      from transactions where status = 'Success' and session_id is not null
    ) paid
    where paid.place > 1 and paid.user_type_id = t.user_type_id and paid.id = t.id`.execute(db);
}
