import { type Kysely, sql } from 'kysely';

/**
 * Lets subscriptions charge on schedule. Existing ones have no service and no next charge, because a telecom operator charges
 * them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table subscriptions
      add column service_id text references services (id),
      -- Due date of the first charge, which later ones are counted from.
      add column first_charge_at timestamptz,
      -- The period that is charged next, from 0.
      add column period integer not null default 0,
      -- Tries of this period that failed.
      add column failures integer not null default 0,
      -- When the next try is due; null when nothing is charged.
      add column next_charge_at timestamptz,
      -- The period that the subscriber's merchant was reminded of.
      add column reminded_period integer,
      add column reason text,
      add column updated_at timestamptz;
    create index subscriptions_due on subscriptions (next_charge_at)
      where next_charge_at is not null and subscriber_status = 'Active';

    create unique index subscriptions_once on subscriptions (service_id, msisdn)
      where service_id is not null and subscriber_status in ('Active', 'Paused');

    create table subscription_charges (
      id text primary key,
      subscription_id text not null references subscriptions (id),
      user_type_id text not null,
      period integer not null,
      -- Number of the try of this period, from 1.
      attempt integer not null,
      amount numeric(16, 3) not null,
      currency text not null,
      -- Null when no session could be made for it.
      session_id text unique,
      transaction_id text,
      status text not null check (status in ('pending', 'paid', 'failed')),
      failure text,
      created_at timestamptz not null,
      ended_at timestamptz,
      unique (subscription_id, period, attempt),
      check ((ended_at is null) = (status = 'pending'))
    );
    create unique index subscription_charges_open on subscription_charges (subscription_id) where status = 'pending';
    create unique index subscription_charges_paid on subscription_charges (subscription_id, period) where status = 'paid';
    create index subscription_charges_pending on subscription_charges (created_at) where status = 'pending';
  `.execute(db);
}
