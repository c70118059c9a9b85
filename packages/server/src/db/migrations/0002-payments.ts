import { type Kysely, sql } from 'kysely';

/** Adds checkout sessions, payment attempts, provider logs and notices, transactions, and webhook deliveries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table checkout_sessions (
      id text primary key,
      user_type_id text not null,
      service_id text not null references services (id),
      order_id text not null,
      amount numeric(16, 3) not null check (amount > 0),
      currency text not null,
      redirect_url text,
      msisdn text,
      email text,
      name text,
      product text,
      payment_methods jsonb not null,
      country_code text,
      allowed_origins jsonb not null default '[]',
      body_hash text not null,
      status text not null check (status in ('open', 'pending', 'paid', 'failed', 'expired')),
      late boolean not null default false,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz,
      unique (service_id, order_id)
    );
    create index checkout_sessions_of on checkout_sessions (user_type_id, created_at desc, id);
    create index checkout_sessions_due on checkout_sessions (expires_at) where status in ('open', 'pending');

    create table payment_attempts (
      id text primary key,
      user_type_id text not null,
      session_id text not null references checkout_sessions (id),
      provider text not null,
      method text not null,
      status text not null check (status in ('created', 'pending', 'paid', 'failed', 'expired')),
      merchant_ref_number text not null unique,
      reference_number text,
      reference_expires_at timestamptz,
      customer jsonb not null default '{}',
      answer jsonb,
      failure text,
      checked_at timestamptz,
      created_at timestamptz not null,
      ended_at timestamptz
    );
    create unique index payment_attempts_open on payment_attempts (session_id) where status in ('created', 'pending');
    create index payment_attempts_session on payment_attempts (session_id, created_at desc);
    create index payment_attempts_pending on payment_attempts (created_at) where status in ('created', 'pending');

    create table checkout_logs (
      id text primary key,
      user_type_id text not null,
      session_id text,
      provider text not null,
      request jsonb not null,
      response jsonb not null,
      created_at timestamptz not null
    );
    create index checkout_logs_created on checkout_logs (created_at desc, id);

    create table provider_notices (
      provider text not null,
      dedupe_key text not null,
      received_at timestamptz not null,
      primary key (provider, dedupe_key)
    );

    create table transactions (
      id text not null,
      user_type_id text not null,
      created_at timestamptz not null,
      business_day date not null,
      country text not null,
      currency text not null,
      service_id text not null,
      service_name text not null,
      carrier_id text,
      operator text not null,
      product_name text not null,
      msisdn text,
      order_id text not null,
      session_id text,
      attempt_id text,
      provider text not null,
      amount numeric(16, 3) not null,
      carrier_share numeric(7, 4) not null,
      merchant_share numeric(7, 4) not null,
      walee_share numeric(7, 4) not null,
      carrier_share_value numeric(16, 3) not null,
      merchant_share_value numeric(16, 3) not null,
      walee_share_value numeric(16, 3) not null,
      net_amount numeric(16, 3) not null,
      refunded_amount numeric(16, 3) not null default 0,
      status text not null check (status in ('Success', 'Failed')),
      manual boolean not null default false,
      settlement_id text,
      primary key (user_type_id, created_at, id),
      check (carrier_share_value + merchant_share_value + walee_share_value = amount)
    ) partition by range (created_at);
    -- transaction-months.ts makes monthly partitions ahead; this one takes rows of months that have none.
    create table transactions_other partition of transactions default;
    create index transactions_report on transactions (country, currency, created_at desc, id desc);
    create index transactions_of on transactions (user_type_id, country, currency, created_at desc, id desc);
    create index transactions_carrier on transactions (carrier_id, created_at desc, id desc);
    create index transactions_id on transactions (user_type_id, id);
    create index transactions_settled on transactions (user_type_id, settlement_id) where settlement_id is not null;
    create index transactions_attempt on transactions (user_type_id, attempt_id);
    create index transactions_unsettled on transactions (user_type_id, currency, business_day)
      where status = 'Success' and settlement_id is null;

    create table webhook_deliveries (
      id text primary key,
      user_type_id text not null,
      service_id text not null,
      event_id text not null,
      type text not null,
      url text not null,
      payload text not null,
      status text not null check (status in ('pending', 'delivered', 'failed')),
      attempts integer not null default 0,
      last_status integer,
      last_error text,
      created_at timestamptz not null,
      delivered_at timestamptz
    );
    create index webhook_deliveries_of on webhook_deliveries (user_type_id, created_at desc, id);
  `.execute(db);
}
