import { type Kysely, sql } from 'kysely';

/** Adds named keys with scopes. Existing private keys become each merchant's main key, with the same rights and prefix. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table api_keys (
      id text primary key,
      user_type_id text not null references merchants (id) on delete cascade,
      name text not null,
      name_key text not null,
      scopes text[] not null check (cardinality(scopes) > 0),
      addresses text[] not null default '{}',
      main boolean not null default false,
      created_by text not null,
      created_at timestamptz not null,
      expires_at timestamptz,
      revoked_at timestamptz,
      version integer not null default 1
    );
    create unique index api_keys_name on api_keys (user_type_id, name_key) where revoked_at is null and not main;
    create unique index api_keys_main on api_keys (user_type_id) where revoked_at is null and main;
    create index api_keys_of on api_keys (user_type_id, created_at desc, id);
    create trigger api_keys_version before update on api_keys for each row execute function raise_version();

    -- A separate table, because a use must neither wait for an edit nor change the key's version.
    create table api_key_uses (
      key_id text primary key references api_keys (id) on delete cascade,
      used_at timestamptz not null,
      used_from text not null
    );

    alter table merchant_secrets add column key_id text references api_keys (id) on delete cascade,
      add column any_mode boolean not null default false,
      add column made_by text;
    create index merchant_secrets_key on merchant_secrets (key_id, created_at desc);

    insert into api_keys (id, user_type_id, name, name_key, scopes, main, created_by, created_at)
      select 'key_' || replace(gen_random_uuid()::text, '-', ''), merchant_id, 'Private key', 'private key',
        array['sessions:write'], true, 'Daftar', min(created_at)
      from merchant_secrets where kind = 'privateKey' group by merchant_id;
    update merchant_secrets s set key_id = k.id, any_mode = true
      from api_keys k where k.user_type_id = s.merchant_id and s.kind = 'privateKey';
    alter table merchant_secrets add check ((kind = 'privateKey') = (key_id is not null));
  `.execute(db);
}
