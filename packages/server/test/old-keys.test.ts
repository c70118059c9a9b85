import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { up } from '../src/db/migrations/0022-api-keys.ts';
import { openDatabase } from './support/open-database.ts';

test('migration 0022 makes the private keys of each merchant its main key, with the scope and prefix that they had', async () => {
  const { db, close } = await openDatabase();
  await sql`
    alter table merchant_secrets drop column key_id, drop column any_mode, drop column made_by;
    drop table api_key_uses, api_keys`.execute(db);
  for (const id of ['one', 'two', 'none'])
    await sql`
      insert into merchants (id, name, name_key, country, currency, status, sid, public_key, created_at, updated_at)
      values (${id}, ${id}, ${id}, 'Egypt', 'EGP', 'Active', ${id}, ${id}, now(), now())`.execute(db);
  for (const [id, merchant, kind] of [
    ['a', 'one', 'privateKey'],
    ['b', 'one', 'privateKey'],
    ['c', 'one', 'token'],
    ['d', 'two', 'privateKey'],
  ])
    await sql`
      insert into merchant_secrets (id, merchant_id, kind, key_hash, ciphertext, hint, created_at)
      values (${id}, ${merchant}, ${kind}, ${kind === 'privateKey' ? id : null}, ${kind === 'token' ? id : null},
        'hint', now())`.execute(db);
  await up(db as unknown as Kysely<unknown>);
  const keys = await db
    .selectFrom('api_keys')
    .select(['user_type_id', 'scopes', 'main'])
    .orderBy('user_type_id')
    .execute();
  expect(keys).toEqual([
    { user_type_id: 'one', scopes: ['sessions:write'], main: true },
    { user_type_id: 'two', scopes: ['sessions:write'], main: true },
  ]);
  const { rows } = await sql<{ id: string; of: string | null; any_mode: boolean }>`
    select s.id, k.user_type_id as of, s.any_mode from merchant_secrets s left join api_keys k on k.id = s.key_id
    order by s.id`.execute(db);
  expect(rows).toEqual([
    { id: 'a', of: 'one', any_mode: true },
    { id: 'b', of: 'one', any_mode: true },
    { id: 'c', of: null, any_mode: false },
    { id: 'd', of: 'two', any_mode: true },
  ]);
  await close();
});
