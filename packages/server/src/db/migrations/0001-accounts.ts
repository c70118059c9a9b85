import { type Kysely, sql } from 'kysely';

/** Adds merchants, carriers, services, roles, users and login sessions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The columns that rate-limiter-flexible expects.
    create table rate_limits (key varchar(255) primary key, points integer not null default 0, expire bigint);

    create table settings (key text primary key, value jsonb not null);

    create table merchants (
      id text primary key,
      name text not null,
      name_key text not null unique,
      country text not null,
      currency text not null,
      status text not null check (status in ('Active', 'Inactive')),
      notification_email text,
      support_email text,
      billing_email text,
      commercial_email text,
      show_balance boolean not null default true,
      sid text not null unique,
      public_key text not null unique,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create index merchants_created on merchants (created_at desc, id);

    create table merchant_secrets (
      id text primary key,
      merchant_id text not null references merchants (id) on delete cascade,
      kind text not null check (kind in ('privateKey', 'token')),
      key_hash text unique,
      ciphertext text,
      hint text not null,
      created_at timestamptz not null,
      expires_at timestamptz,
      check ((kind = 'privateKey') = (key_hash is not null)),
      check ((kind = 'token') = (ciphertext is not null))
    );
    create index merchant_secrets_of on merchant_secrets (merchant_id, kind, created_at desc);

    create table carriers (
      id text primary key,
      name text not null,
      name_key text not null unique,
      type text not null check (type in ('Carrier', 'Operator')),
      country text not null,
      currency text not null,
      status text not null check (status in ('Active', 'Inactive')),
      notification_email text,
      support_email text,
      billing_email text,
      commercial_email text,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create index carriers_created on carriers (created_at desc, id);

    create table services (
      id text primary key,
      service_id text not null unique,
      user_type_id text not null references merchants (id),
      carrier_id text references carriers (id),
      service_name text not null,
      cc_service_name text,
      service_provider text not null,
      operator_name text,
      country text not null,
      currency text,
      subscription_frequency text,
      price numeric(16, 3),
      disbursement_amount numeric(16, 3),
      service_type text not null check (service_type in ('Loan', 'Others')),
      notification_api text,
      token_api text,
      click_id_api text,
      portal_url text,
      carrier_share numeric(7, 4) not null,
      merchant_share numeric(7, 4) not null,
      walee_share numeric(7, 4) not null,
      packages jsonb not null default '[]',
      custom_fields jsonb not null default '[]',
      payment_methods jsonb not null default '[]',
      status boolean not null default true,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check (carrier_share >= 0 and merchant_share >= 0 and walee_share >= 0),
      check (carrier_share + merchant_share + walee_share <= 100)
    );
    create index services_of on services (user_type_id, created_at desc, id);
    create index services_carrier on services (carrier_id);

    create table roles (
      id text primary key,
      name text not null,
      description text,
      user_type_id text not null,
      permissions jsonb not null,
      created_at timestamptz not null,
      modified_at timestamptz not null
    );
    create index roles_of on roles (user_type_id, created_at desc, id);

    create table users (
      id text primary key,
      name text not null,
      user_name text not null unique,
      password_hash text not null,
      email text not null,
      user_type text not null check (user_type in ('Admin', 'Operator', 'Merchant')),
      user_type_id text not null,
      user_type_name text not null,
      role_id text references roles (id),
      status text not null check (status in ('Active', 'Inactive')),
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create index users_of on users (user_type_id, created_at desc, id);

    create table login_sessions (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      user_type_id text not null,
      created_at timestamptz not null,
      last_seen_at timestamptz not null,
      expires_at timestamptz not null,
      revoked_at timestamptz
    );
    create index login_sessions_of on login_sessions (user_id) where revoked_at is null;
  `.execute(db);
}
