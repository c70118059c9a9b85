import { type Kysely, sql } from 'kysely';

/**
 * Adds refunds: those that the product requests from a payment provider, and those that a provider made by itself. Creates
 * rows for refunds that were booked before, from the ledger, and for open ones, from the history.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table refunds (
      id text primary key,
      user_type_id text not null,
      transaction_id text not null,
      session_id text,
      attempt_id text,
      service_id text not null,
      carrier_id text,
      order_id text not null,
      provider text not null,
      currency text not null,
      -- Null while nobody knows how much the provider gave back.
      amount numeric(16, 3) check (amount > 0),
      carrier_share_value numeric(16, 3),
      merchant_share_value numeric(16, 3),
      walee_share_value numeric(16, 3),
      status text not null check (status in ('requested', 'pending', 'open', 'succeeded', 'failed')),
      origin text not null check (origin in ('request', 'provider')),
      reason text,
      failure text,
      requested_by text,
      requested_by_id text,
      closed_by text,
      closing_reason text,
      provider_reference text,
      -- The refunded total of the payment when the provider was asked.
      refunded_before numeric(16, 3),
      -- Record id of its ledger entry.
      booking text unique,
      created_at timestamptz not null,
      asked_at timestamptz,
      checked_at timestamptz,
      ended_at timestamptz,
      check ((status = 'succeeded') = (booking is not null)),
      check (amount is not null or status in ('open', 'failed')),
      check ((ended_at is null) = (status in ('requested', 'pending', 'open'))),
      check (carrier_share_value + merchant_share_value + walee_share_value = amount)
    );
    create index refunds_created on refunds (created_at desc, id desc);
    create index refunds_of on refunds (user_type_id, created_at desc, id desc);
    create index refunds_carrier on refunds (carrier_id, created_at desc, id desc);
    create index refunds_transaction on refunds (transaction_id);
    create index refunds_due on refunds (checked_at nulls first) where status in ('requested', 'pending', 'open');
    create unique index refunds_open on refunds (attempt_id) where status = 'open';
  `.execute(db);
  await addBooked(db);
  await addOpen(db);
  await allowOwners(db);
}

const PAYMENT = sql`t.user_type_id, t.id, t.session_id, t.attempt_id, t.service_id, t.carrier_id, t.order_id,
  t.provider, t.currency`;
const COLUMNS = sql`id, user_type_id, transaction_id, session_id, attempt_id, service_id, carrier_id, order_id,
  provider, currency`;

const addBooked = (db: Kysely<unknown>) =>
  sql`
    insert into refunds (${COLUMNS}, amount, carrier_share_value, merchant_share_value, walee_share_value, status, origin,
      booking, created_at, ended_at)
    select 'rfd_' || md5(e.record_id), ${PAYMENT}, (e.memo->>'amount')::numeric, parts.carrier, parts.merchant,
      parts.walee, 'succeeded', 'provider', e.record_id, e.booked_at, e.booked_at
    from ledger_entries e
    join transactions t on t.user_type_id = e.user_type_id and t.id = e.memo->>'transaction'
    -- Null where the payment counted as failed: its refund was booked without postings.
    cross join lateral (
      select sum(case side when 'debit' then amount else -amount end) filter (where starts_with(account, 'carrier:')) as carrier,
        sum(case side when 'debit' then amount else -amount end) filter (where starts_with(account, 'payable:')) as merchant,
        sum(case side when 'debit' then amount else -amount end) filter (where account = 'provider_share') as walee
      from (
        select side, account, amount from ledger_postings where entry_id = e.id
        union all select 'debit', part, 0 from unnest(array['carrier:', 'payable:', 'provider_share']) part
          where exists (select 1 from ledger_postings where entry_id = e.id)
      ) legs
    ) parts
    where e.event = 'refund' and e.memo->>'amount' ~ '^[0-9]+([.][0-9]+)?$' and (e.memo->>'amount')::numeric > 0`.execute(
    db,
  );

const addOpen = (db: Kysely<unknown>) =>
  sql`
    insert into refunds (${COLUMNS}, status, origin, created_at)
    select 'rfd_' || md5('open:' || t.id), ${PAYMENT}, 'open', 'provider', told.at
    from (
      select user_type_id, record_id, max(at) as at from audit_entries
      where kind = 'transaction' and action = 'payment.refundOpen' group by 1, 2
    ) told
    join transactions t on t.user_type_id = told.user_type_id and t.id = told.record_id
    where t.status = 'Success' and t.refunded_amount < t.amount and t.attempt_id is not null`.execute(db);

/** Lets the platform owner's roles that may correct payments also refund them, so that somebody can grant the new flag. */
const allowOwners = (db: Kysely<unknown>) =>
  sql`
    update roles set permissions = jsonb_set(permissions, '{Reports,refundPayments}', 'true')
    where permissions->'Reports'->>'addEditDelete' = 'true'
      and user_type_id not in (select id from merchants union all select id from carriers)`.execute(db);
