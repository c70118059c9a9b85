/** One place that names a table in SQL. */
export interface Naming {
  table: string;
  writes: boolean;
}

const READS = [
  'selectFrom',
  'innerJoin',
  'leftJoin',
  'rightJoin',
  'fullJoin',
  'columnMap',
  'byAccount',
  'takenAccount',
];
const WRITES = ['insertInto', 'updateTable', 'deleteFrom', 'mergeInto'];

/** A call of Kysely's builder, or a property that holds a table's name, with the rest of its line. */
const CALLS = new RegExp(
  String.raw`\b(${[...READS, ...WRITES].join('|')})\b[^'\n]{0,80}('.*)|\b(?:from|table): ('\w+')`,
  'g',
);
const NAMES = /'(\w+)(?: as \w+)?'/g;

/** SQL in template strings and texts. */
const SQL = /\b(insert into|delete from|update|from|join|using|only)\s+(?:only\s+)?(\w+)\b/g;
const SQL_WRITES = new Set(['insert into', 'delete from', 'update']);

const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '');

/** Finds the tables that a TypeScript file names in Kysely's builder and in SQL texts. */
export function namedTables(source: string, tables: ReadonlySet<string>): Naming[] {
  const text = withoutComments(source);
  const found: Naming[] = [];
  for (const [, called = '', names = '', property = ''] of text.matchAll(CALLS))
    for (const [, table = ''] of `${names}${property}`.matchAll(NAMES))
      if (tables.has(table)) found.push({ table, writes: WRITES.includes(called) });
  for (const [, word = '', table = ''] of text.matchAll(SQL))
    if (tables.has(table)) found.push({ table, writes: SQL_WRITES.has(word) });
  return found;
}
