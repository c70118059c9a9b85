import { type Kysely, sql } from 'kysely';

/** Adds merchants' webhook endpoints, and columns that keep a session's deliveries in order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhook_endpoints (
      id text primary key,
      user_type_id text not null references merchants (id) on delete cascade,
      url text not null,
      description text not null,
      events text[] not null check (cardinality(events) > 0),
      status text not null check (status in ('Active', 'Inactive')),
      failing_since timestamptz,
      disabled_at timestamptz,
      created_at timestamptz not null,
      version integer not null default 1,
      unique (user_type_id, url)
    );
    create index webhook_endpoints_of on webhook_endpoints (user_type_id, created_at desc, id);
    create trigger webhook_endpoints_version before update on webhook_endpoints
      for each row execute function raise_version();

    create table endpoint_secrets (
      id text primary key,
      endpoint_id text not null references webhook_endpoints (id) on delete cascade,
      ciphertext text not null,
      hint text not null,
      created_at timestamptz not null,
      expires_at timestamptz
    );
    create index endpoint_secrets_of on endpoint_secrets (endpoint_id, created_at desc);

    -- Events of payouts and settlements have no service. Deliveries with one order_key (a session, a payout) keep their order.
    alter table webhook_deliveries alter column service_id drop not null,
      add column endpoint_id text,
      add column order_key text;
    create index webhook_deliveries_endpoint on webhook_deliveries (user_type_id, endpoint_id, created_at desc, id)
      where endpoint_id is not null;
    create index webhook_deliveries_waiting on webhook_deliveries (user_type_id, order_key, created_at, id)
      where status = 'pending' and order_key is not null;
  `.execute(db);
}
