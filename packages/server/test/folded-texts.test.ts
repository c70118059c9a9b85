import { foldText } from '@daftar/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../src/db/connect.ts';
import { openDatabase } from './support/open-database.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

const foldedByDatabase = async (texts: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ folded: string }>`
    select fold_text(value) as folded from unnest(${texts}::text[]) with ordinality as t (value, at) order by at`.execute(
    database.db,
  );
  return rows.map(({ folded }) => folded);
};

/** Letters of the scripts that the product's users write, their marks and presentation forms, and invisible characters. */
const BLOCKS = [
  [0x01, 0x24f],
  [0x300, 0x4ff],
  [0x5d0, 0x5ea],
  [0x600, 0x77f],
  [0x1680, 0x1680],
  [0x1ab0, 0x1ace],
  [0x1e00, 0x1fff],
  [0x2000, 0x206f],
  [0x20a0, 0x20c0],
  [0x20d0, 0x20f0],
  [0x2100, 0x214f],
  [0x2212, 0x2212],
  [0x2800, 0x2800],
  [0x3000, 0x3002],
  [0xfb00, 0xfb06],
  [0xfb50, 0xfdff],
  [0xfe00, 0xfe0f],
  [0xfe70, 0xfeff],
  [0xff01, 0xff5e],
] as const;
const characters = BLOCKS.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
);

test('the database folds every character as the domain does', async () => {
  const folded = await foldedByDatabase(characters.map((one) => `a${one}b`));
  const differing = characters.filter((one, at) => folded[at] !== foldText(`a${one}b`));
  expect(differing.map((one) => one.codePointAt(0)?.toString(16))).toEqual([]);
});

test('the database folds texts as the domain does', async () => {
  const texts = fc.array(fc.string({ unit: fc.constantFrom(...characters), maxLength: 20 }), {
    minLength: 100,
    maxLength: 300,
  });
  await fc.assert(
    fc.asyncProperty(texts, async (some) => {
      expect(await foldedByDatabase(some)).toEqual(some.map(foldText));
    }),
    { numRuns: 20 },
  );
});
