import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from './support/open-database.ts';

const folder = new URL('../src/db/', import.meta.url);
const source = readdirSync(folder)
  .filter((name) => /^tables.*\.ts$/.test(name))
  .map((name) => readFileSync(new URL(name, folder), 'utf8').replaceAll(/\/\*\*[\s\S]*?\*\//g, ''))
  .join('\n');

/** What a type alias of the tables' files stands for, such as `Instant`. */
const aliases = new Map(
  [...source.matchAll(/^(?:export )?type (\w+)(?:<\w+>)? = ([^;]+);/gm)].map(([, name = '', type = '']) => [
    name,
    type,
  ]),
);
/** Each interface's own fields, and the interface that it extends. */
const interfaces = new Map(
  [...source.matchAll(/^export interface (\w+)(?: extends (\w+))? \{\n([\s\S]*?)^\}/gm)].map(
    ([, name = '', base, body = '']) => [name, { base, fields: fieldsIn(body) }],
  ),
);

function fieldsIn(body: string): [column: string, type: string][] {
  return [...body.matchAll(/^ {2}(\w+): ([\s\S]*?);$/gm)].map(([, column = '', type = '']) => [column, type]);
}

/** Returns a column's type as statements read it: what `ColumnType<Select, …>` has first, and without aliases. */
function readType(type: string): string {
  const [, name = '', inner = ''] = /^(\w+)(?:<([\s\S]*)>)?$/.exec(type) ?? [];
  const full = aliases.get(name)?.replaceAll(/\bT\b/g, inner) ?? type;
  const [, selected] = /^ColumnType<\s*((?:Record<[^>]*(?:<[^>]*>)?[^>]*>|[^,<]|<[^>]*>)+),/.exec(full) ?? [];
  return selected ?? full;
}

const declared = new Map(
  [...source.matchAll(/^ {2}(\w+): (\w+Table);$/gm)].map(([, table = '', name = '']) => {
    const { base = '', fields = [] } = interfaces.get(name) ?? {};
    return [table, new Map([...(interfaces.get(base)?.fields ?? []), ...fields])];
  }),
);

/** The TypeScript types that a column of a PostgreSQL type may have. */
const FITTING: Readonly<Record<string, RegExp>> = {
  timestamptz: /\bDate\b/,
  date: /\bstring\b/,
  bool: /\bboolean\b/,
  int2: /\bnumber\b/,
  int4: /\bnumber\b/,
  int8: /\bstring\b/,
  numeric: /\bstring\b/,
  bytea: /\bBuffer\b/,
};

interface Column {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
}

const { rows: columns } = await (async () => {
  const { db, close } = await openDatabase();
  try {
    return await sql<Column>`
      select c.relname as table, a.attname as column, t.typname as type, not a.attnotnull as nullable
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_type t on t.oid = a.atttypid
      where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
        and c.relname not like 'kysely%'`.execute(db);
  } finally {
    await close();
  }
})();
const tables = Map.groupBy(columns, ({ table }) => table);

test('the types name every table of the migrated database, and no other', () => {
  expect([...declared.keys()].sort()).toEqual([...tables.keys()].sort());
});

test.each([...declared.keys()].sort())('the type of %s has the columns of the migrated database', (table) => {
  const found = tables.get(table) ?? [];
  const types = declared.get(table) ?? new Map<string, string>();
  expect([...types.keys()].sort()).toEqual(found.map(({ column }) => column).sort());
  const wrong = found.filter(({ column, type, nullable }) => {
    const read = readType(types.get(column) ?? '');
    return /\bnull\b/.test(read) !== nullable || FITTING[type]?.test(read) === false;
  });
  expect(
    wrong.map(({ column, type, nullable }) => ({ column, type, nullable, declared: types.get(column) })),
  ).toEqual([]);
});
