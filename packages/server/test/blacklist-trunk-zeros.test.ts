import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { up } from '../src/db/migrations/0067-blacklist-trunk-zeros.ts';
import { openDatabase } from './support/open-database.ts';

test('migration 0067 rewrites blacklisted numbers with a zero after the calling code, and keeps each number once', async () => {
  const { db, close } = await openDatabase();
  const numbers = [
    ['1', '9710535551234'],
    ['2', '971535551234'],
    ['3', '20001012345678'],
    ['4', '4901711234567'],
    ['5', '112025550123'],
    ['6', '9202345678'],
    ['7', '390612345678'],
    ['8', '923001234567'],
  ];
  for (const [id, msisdn] of numbers)
    await sql`insert into blacklist (id, msisdn, created_at)
      values (${id}, ${msisdn}, timestamptz '2026-01-01Z' + ${id}::integer * interval '1 day')`.execute(db);
  await db.transaction().execute((trx) => up(trx as unknown as Kysely<unknown>));
  const { rows } = await sql<{ id: string; msisdn: string }>`
    select id, msisdn from blacklist order by created_at`.execute(db);
  expect(rows.map(({ id, msisdn }) => [id, msisdn])).toEqual([
    ['1', '971535551234'],
    ['3', '201012345678'],
    ['4', '491711234567'],
    ['5', '12025550123'],
    ['6', '9202345678'],
    ['7', '390612345678'],
    ['8', '923001234567'],
  ]);
  await close();
});
