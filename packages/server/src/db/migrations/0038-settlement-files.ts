import { type Kysely, sql } from 'kysely';

/** Adds the settlement files of payment providers, and the results of comparing each with our payments and refunds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table settlement_files (
      id text primary key,
      provider text not null,
      original_name text not null,
      sha256 text not null,
      date_from date not null,
      date_to date not null,
      lines integer not null,
      settled_refunds integer not null,
      created_by_id text not null,
      created_by text not null,
      created_at timestamptz not null,
      unique (provider, sha256)
    );
    create index settlement_files_created on settlement_files (created_at desc, id desc);
    create table settlement_file_lines (
      file_id text not null references settlement_files (id),
      line integer not null,
      row integer,
      verdict text not null,
      kind text check (kind in ('payment', 'refund')),
      reference text not null,
      provider_reference text not null,
      amount numeric(16, 3),
      expected numeric(16, 3),
      currency text,
      transaction_id text,
      refund_id text,
      primary key (file_id, line)
    );
    -- Files name payments and refunds by the provider's numbers.
    create index payment_attempts_provider_reference on payment_attempts (provider, provider_reference)
      where provider_reference is not null;
    create index refunds_provider_reference on refunds (provider, provider_reference)
      where provider_reference is not null;
  `.execute(db);
}
