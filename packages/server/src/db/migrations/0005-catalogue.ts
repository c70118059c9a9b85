import { type Kysely, sql } from 'kysely';

/** Adds products, packages that are sold by link, and the blacklist of numbers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table blacklist (
      id text primary key,
      msisdn text not null unique,
      created_at timestamptz not null
    );
    create index blacklist_newest on blacklist (created_at desc nulls last, id desc);

    create table products (
      id text primary key,
      user_type_id text not null references merchants (id) on delete cascade,
      name text not null,
      sku text,
      sizes jsonb,
      colors jsonb,
      weight numeric,
      product_price numeric(16, 3),
      inventory integer,
      low_stock_threshold integer,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (user_type_id, sku)
    );
    create index products_newest on products (created_at desc nulls last, id desc);
    create index products_of on products (user_type_id, created_at desc nulls last, id desc);

    create table packages (
      id text primary key,
      user_type_id text not null references merchants (id),
      service_id text not null references services (id),
      name text not null,
      amount numeric(12, 0) not null check (amount > 0),
      currency text not null,
      country text not null,
      callback_url text,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create index packages_newest on packages (created_at desc nulls last, id desc);
    create index packages_of on packages (user_type_id, created_at desc nulls last, id desc);

    -- No foreign key: payments outlive their package. The callback URL is copied when the session is created.
    alter table checkout_sessions add column package_id text, add column callback_url text;
    create unique index checkout_sessions_link on checkout_sessions (user_type_id, order_id) where package_id is not null;
    create index checkout_sessions_order on checkout_sessions (user_type_id, order_id);
    create index checkout_sessions_newest on checkout_sessions (created_at desc, id desc);
    drop index checkout_logs_created;
    create index checkout_logs_newest on checkout_logs (created_at desc, id desc);
  `.execute(db);
}
