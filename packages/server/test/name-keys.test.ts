import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { up } from '../src/db/migrations/0013-name-keys.ts';
import { nameKey } from '../src/records/name-key.ts';
import { openDatabase } from './support/open-database.ts';

test('migration 0013 appends numbers to names that look alike instead of failing', async () => {
  const { db, close } = await openDatabase();
  const merchants = [
    ['1', 'Café', 'café'],
    ['2', 'Cafe\u0301', 'cafe\u0301'],
    ['3', 'Nile Books\u200b', 'nile books\u200b'],
    ['4', 'Nile Books', 'nile books'],
    ['5', 'Red\u200b Sea', 'red\u200b sea'],
    ['6', 'Red\u2060 Sea', 'red\u2060 sea'],
    ['7', '\u200b\u200b', '\u200b\u200b'],
    ['8', 'می\u200cخواهم', 'می\u200cخواهم'],
  ];
  for (const [id, name, key] of merchants)
    await sql`
      insert into merchants (id, name, name_key, country, currency, status, sid, public_key, created_at, updated_at)
      values (${id}, ${name}, ${key}, 'Egypt', 'EGP', 'Active', ${id}, ${id},
        timestamptz '2026-01-01Z' + ${id}::integer * interval '1 day', now())`.execute(db);
  for (const [id, of] of [
    ['1', '1'],
    ['2', '1'],
    ['3', '2'],
  ])
    await sql`
      insert into services (id, service_id, user_type_id, service_name, name_key, service_provider, country,
        service_type, carrier_share, merchant_share, walee_share, created_at, updated_at)
      values (${id}, ${id}, ${of}, ${`Toys${'\u200b'.repeat(Number(id))}`}, ${`toys${'\u200b'.repeat(Number(id))}`},
        'Fawry', 'Egypt', 'Others', 0, 96, 4, timestamptz '2026-01-01Z' + ${id}::integer * interval '1 day', now())`.execute(
      db,
    );
  await up(db as unknown as Kysely<unknown>);
  const keysOf = async (table: string, name: string) => {
    const { rows } = await sql<{ key: string; name: string }>`
      select name_key as key, ${sql.ref(name)} as name from ${sql.table(table)} order by created_at`.execute(
      db,
    );
    // The key must be computed from the stored name, or lookups by name would miss the row.
    for (const row of rows) expect(row.key).toBe(nameKey(row.name));
    return rows.map(({ key }) => key);
  };
  expect(await keysOf('merchants', 'name')).toEqual([
    ...['café', 'café (2)', 'nile books (2)', 'nile books', 'red sea', 'red sea (2)', 'unnamed (2)'],
    'میخواهم',
  ]);
  expect(await keysOf('services', 'service_name')).toEqual(['toys', 'toys (2)', 'toys']);
  await close();
});
