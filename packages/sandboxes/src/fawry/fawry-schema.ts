import type pg from 'pg';

const SCHEMA = `
  create schema if not exists sandbox;
  create table if not exists sandbox.fawry_charges (
    reference_number text primary key,
    merchant_ref_number text not null unique,
    customer_profile_id text not null,
    customer_name text not null,
    customer_mobile text not null,
    customer_email text not null,
    description text not null,
    amount numeric(16, 2) not null,
    status text not null check (status in ('UNPAID', 'PAID', 'CANCELED', 'EXPIRED', 'REFUNDED')),
    expires_at timestamptz not null,
    created_at timestamptz not null,
    payment_reference text,
    paid_amount numeric(16, 2),
    fees numeric(16, 2),
    paid_at timestamptz
  );
  create index if not exists fawry_charges_unpaid on sandbox.fawry_charges (created_at desc) where status = 'UNPAID';
  create table if not exists sandbox.fawry_notices (
    id text primary key,
    reference_number text not null references sandbox.fawry_charges (reference_number) on delete cascade,
    order_status text not null,
    body text not null,
    attempts integer not null,
    due_at timestamptz not null,
    delivered_at timestamptz,
    last_error text,
    created_at timestamptz not null default clock_timestamp()
  );
  create index if not exists fawry_notices_due on sandbox.fawry_notices (due_at) where delivered_at is null;
  create index if not exists fawry_notices_of on sandbox.fawry_notices (reference_number, created_at);
`;

/** Advisory lock, because concurrent "create … if not exists" statements can fail. The number is arbitrary. */
const LOCK = 4002;

/** Creates the schema `sandbox` if it is missing. */
export async function ensureSandboxSchema(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await client.query(SCHEMA);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
