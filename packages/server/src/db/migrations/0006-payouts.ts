import { type Kysely, sql } from 'kysely';

/** Adds loan accounts, payouts, and the uploaded files that approve or reject payouts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table loan_transactions (
      id text primary key,
      transaction_id text not null unique,
      user_type_id text not null references merchants (id),
      currency text not null check (currency in ('PKR', 'USD')),
      payment_method text not null,
      total_amount numeric(16, 3) not null,
      exchange_rate numeric(18, 6) check (exchange_rate > 0),
      walee_commission numeric(9, 4) not null,
      sbp_charges numeric(9, 4) not null,
      service_sales_tax numeric(9, 4) not null,
      with_holding_charges numeric(9, 4) not null,
      billed numeric(18, 3) not null check (billed >= 0),
      reference text,
      -- The current ledger entry; an edit books a new one.
      entry_id text not null references ledger_entries (id),
      revision integer not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create index loan_transactions_of on loan_transactions (user_type_id, created_at, id) include (billed);

    create table payouts (
      id text primary key,
      reference text not null unique,
      user_type_id text not null references merchants (id),
      service_id text not null references services (id),
      full_name text not null,
      beneficiary_email text not null,
      msisdn text not null,
      -- Encrypted. The hint lets lists show its length and last digits.
      national_id text not null,
      national_id_hint text not null,
      country_code text not null,
      amount numeric(12, 0) not null check (amount > 0),
      currency text not null,
      payout_type text not null check (payout_type in ('WALLET', 'BANK')),
      bank_name text,
      bank_no text,
      merchant_order_id text not null,
      voucher_code text,
      loan_id text,
      status text not null check (status in ('Pending', 'Approved', 'Rejected')),
      created_by_id text not null,
      created_by text not null,
      decided_by text,
      self_decided boolean,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (user_type_id, merchant_order_id)
    );
    create index payouts_newest on payouts (created_at desc, id desc);
    create index payouts_of on payouts (user_type_id, created_at desc, id desc);
    create index payouts_service on payouts (service_id);

    create table approval_uploads (
      file_name text primary key,
      user_id text not null,
      original_name text not null,
      size integer not null,
      sha256 text not null,
      total integer not null,
      approved integer not null,
      rejected integer not null,
      invalid_rows integer not null,
      amount numeric(18, 3) not null,
      currency text,
      created_at timestamptz not null
    );
    create index approval_uploads_age on approval_uploads (created_at);

    create table approval_rows (
      file_name text not null references approval_uploads (file_name) on delete cascade,
      row integer not null,
      reference text not null,
      status text not null,
      amount text,
      verdict text not null,
      payout_id text,
      result text,
      primary key (file_name, row)
    );

    create table approval_files (
      id text primary key,
      file_name text not null unique references approval_uploads (file_name),
      original_name text not null,
      sha256 text not null unique,
      updated_records integer not null,
      rows integer not null,
      created_by text not null,
      created_at timestamptz not null
    );
    create index approval_files_newest on approval_files (created_at desc nulls last, id desc);
  `.execute(db);
}
