import { type Kysely, sql } from 'kysely';

/**
 * Adds the outbox of e-mails. A mail's content is composed when it is sent, so the table contains no text. The address is
 * deleted as soon as the mail is sent or has finally failed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mails (
      id text primary key,
      kind text not null check (kind in ('receipt', 'endpoint-off')),
      user_type_id text not null references merchants (id) on delete cascade,
      subject_id text not null,
      recipient text,
      language text not null check (language in ('en', 'ar', 'ur')),
      is_asked boolean not null,
      state text not null check (state in ('waiting', 'sent', 'failed')),
      attempts integer not null default 0,
      claimed_until timestamptz,
      last_error text,
      created_at timestamptz not null,
      sent_at timestamptz,
      check ((recipient is not null) = (state = 'waiting')),
      check ((sent_at is not null) = (state = 'sent'))
    );
    create index mails_of on mails (user_type_id, subject_id, created_at desc);
    create index mails_ended on mails (created_at) where state <> 'waiting';
    -- A payment's own receipt is queued once.
    create unique index mails_once on mails (user_type_id, subject_id) where kind = 'receipt' and not is_asked;
  `.execute(db);
}
