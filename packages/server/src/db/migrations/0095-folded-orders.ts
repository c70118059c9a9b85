import { type Kysely, sql } from 'kysely';

/** Adds indexes of the few order ids that have both small and capital letters, blanks, or letters other than A to Z. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index transactions_folded_order on transactions (fold_text(order_id))
      where order_id collate "C" ~ '[^!-~]|[a-z].*[A-Z]|[A-Z].*[a-z]';
    create index checkout_sessions_folded_order on checkout_sessions (fold_text(order_id))
      where order_id collate "C" ~ '[^!-~]|[a-z].*[A-Z]|[A-Z].*[a-z]';
  `.execute(db);
}
