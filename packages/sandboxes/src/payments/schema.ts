import type pg from 'pg';

/**
 * Earlier versions had separate tables for Fawry's payments. They are dropped, because sandbox payments have no value.
 */
const SCHEMA = `
  create schema if not exists sandbox;
  drop table if exists sandbox.fawry_notices, sandbox.fawry_charges;
  create table if not exists sandbox.payments (
    provider text not null,
    reference text not null,
    merchant_reference text not null,
    key text not null unique,
    state text not null,
    expires_at timestamptz not null,
    created_at timestamptz not null,
    version integer not null,
    body jsonb not null,
    primary key (provider, reference),
    unique (provider, merchant_reference)
  );
  create index if not exists payments_open on sandbox.payments (provider, created_at desc) where state = 'open';
  create table if not exists sandbox.notices (
    id text primary key,
    provider text not null,
    reference text not null,
    label text not null,
    attempts integer not null,
    due_at timestamptz not null,
    delivered_at timestamptz,
    last_error text,
    is_due boolean not null,
    message jsonb not null,
    created_at timestamptz not null default clock_timestamp(),
    foreign key (provider, reference) references sandbox.payments (provider, reference) on delete cascade
  );
  create index if not exists notices_due on sandbox.notices (due_at) where is_due;
  create table if not exists sandbox.mails (
    id text primary key,
    sent_at timestamptz not null,
    body jsonb not null
  );
  create index if not exists mails_newest on sandbox.mails (sent_at desc, id);
  create index if not exists notices_of on sandbox.notices (provider, reference, created_at);
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
