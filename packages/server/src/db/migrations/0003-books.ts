import { type Kysely, sql } from 'kysely';

/** Adds settlements, the double-entry ledger, the audit chain, and idempotency keys with their responses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table settlements (
      id text primary key,
      transaction_id bigint not null unique,
      user_type_id text not null references merchants (id),
      merchant_name text not null,
      transaction_date timestamptz not null,
      channel text not null,
      country text not null,
      local_currency text not null,
      settled_currency text not null,
      date_from date not null,
      date_to date not null,
      transactions integer not null,
      total_revenue numeric(16, 3) not null,
      carrier_share numeric(16, 3) not null,
      walee_share numeric(16, 3) not null,
      walee_share_percentage numeric(9, 4) not null,
      merchant_share numeric(16, 3) not null,
      merchant_share_percentage numeric(9, 4) not null,
      sub_total numeric(16, 3) not null,
      remittance_charges numeric(16, 3) not null,
      remittance_charges_percentage numeric(9, 4) not null,
      net_transfer_amount numeric(16, 3) not null,
      exchange_rate numeric(18, 6) not null check (exchange_rate > 0),
      net_settled_amount numeric(16, 3) not null,
      gross_settled_amount numeric(16, 3) not null,
      math text not null check (math in ('integer', 'decimal')),
      exact jsonb not null,
      notices jsonb not null default '[]',
      override_reason text,
      difference_reason text,
      created_by text not null,
      created_at timestamptz not null
    );
    create index settlements_of on settlements (user_type_id, transaction_date desc, id);
    create index settlements_dates on settlements (transaction_date desc, id);

    create table ledger_entries (
      id text primary key,
      user_type_id text not null,
      event text not null,
      record_id text not null,
      reverses text references ledger_entries (id),
      memo jsonb not null default '{}',
      booked_at timestamptz not null
    );
    create unique index ledger_entries_once on ledger_entries (event, record_id);
    create index ledger_entries_of on ledger_entries (user_type_id, booked_at desc, id);

    create table ledger_postings (
      entry_id text not null references ledger_entries (id),
      line smallint not null,
      user_type_id text not null,
      account text not null,
      currency text not null,
      side text not null check (side in ('debit', 'credit')),
      amount numeric(18, 3) not null check (amount > 0),
      booked_at timestamptz not null,
      primary key (entry_id, line)
    );
    create index ledger_postings_account on ledger_postings (account, currency, booked_at);

    -- Only accounts that must not go below zero store a balance; other balances are summed from postings.
    create table guarded_balances (
      account text not null,
      currency text not null,
      user_type_id text not null,
      amount numeric(18, 3) not null check (amount >= 0),
      primary key (account, currency)
    );

    create table audit_entries (
      user_type_id text not null,
      seq bigint not null,
      at timestamptz not null,
      actor_id text not null,
      actor_name text not null,
      action text not null,
      kind text not null,
      record_id text not null,
      description text not null,
      before jsonb,
      after jsonb,
      request_id text,
      prev_hash text not null,
      hash text not null,
      primary key (user_type_id, seq)
    );
    create index audit_entries_record on audit_entries (kind, record_id, seq desc);

    create table audit_heads (user_type_id text primary key, seq bigint not null, hash text not null);

    create table idempotency_keys (
      caller text not null,
      operation text not null,
      key text not null,
      body_hash text not null,
      status integer not null,
      answer jsonb not null,
      created_at timestamptz not null,
      primary key (caller, operation, key)
    );
    create index idempotency_keys_age on idempotency_keys (created_at);
  `.execute(db);
}
