import { type Kysely, sql } from 'kysely';

/** Adds the email that a limit of attempts to pay is reached, and what it says. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mails drop constraint mails_kind_check;
    alter table mails add constraint mails_kind_check
      check (kind in ('receipt', 'endpoint-off', 'payment-limited'));
    alter table mails add column details jsonb;
  `.execute(db);
}
