import { type Kysely, sql } from 'kysely';

/** Adds saved views, exports, and indexes for the search. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_views (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      user_type_id text not null,
      name text not null,
      name_key text not null,
      list text not null,
      query text not null,
      role_id text references roles (id) on delete set null,
      created_at timestamptz not null,
      unique (user_id, list, name_key)
    );
    create index saved_views_role on saved_views (role_id) where role_id is not null;

    create table exports (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      user_type_id text not null,
      list text not null,
      format text not null check (format in ('csv', 'xlsx')),
      filters jsonb not null,
      status text not null check (status in ('waiting', 'running', 'done', 'failed')),
      rows bigint not null default 0,
      total bigint not null default 0,
      file_name text,
      size bigint not null default 0,
      created_at timestamptz not null,
      ended_at timestamptz
    );
    create index exports_of on exports (user_id, created_at desc);
    create index exports_age on exports (created_at);

    -- Exported files are stored in the database, so that every process can read them.
    create table export_chunks (
      export_id text not null references exports (id) on delete cascade,
      seq integer not null,
      bytes bytea not null,
      primary key (export_id, seq)
    );
    alter table export_chunks alter column bytes set storage external;

    create index merchants_words on merchants using gin (to_tsvector('simple', name));
    create index carriers_words on carriers using gin (to_tsvector('simple', name));
    create index services_words on services using gin (to_tsvector('simple', service_name));
    create index settlements_words on settlements using gin (to_tsvector('simple', merchant_name));
    create index users_words on users using gin (to_tsvector('simple', name));
    create index users_name_prefix on users (user_name text_pattern_ops);
    create index transactions_key on transactions (id);
    create index transactions_order on transactions (order_id);
    create index payment_attempts_reference on payment_attempts (reference_number) where reference_number is not null;
  `.execute(db);
}
