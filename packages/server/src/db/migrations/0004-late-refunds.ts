import { type Kysely, sql } from 'kysely';

/** Adds refunds of payments that were already settled: the merchant's next settlement deducts them once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table late_refunds (
      id text primary key,
      user_type_id text not null,
      transaction_id text not null,
      currency text not null,
      total numeric(18, 3) not null check (total > 0),
      carrier numeric(18, 3) not null,
      walee numeric(18, 3) not null,
      merchant numeric(18, 3) not null,
      settlement_id text,
      refunded_at timestamptz not null
    );
    create index late_refunds_open on late_refunds (user_type_id, currency) where settlement_id is null;
    create index late_refunds_transaction on late_refunds (transaction_id);
    create index late_refunds_settlement on late_refunds (user_type_id, settlement_id);
  `.execute(db);
}
