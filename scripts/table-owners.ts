import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { namedTables } from './table-owners/named-tables.ts';
import { tableOwners } from './table-owners/owners.ts';
import { tableProblems } from './table-owners/table-problems.ts';

const sources = fileURLToPath(new URL('../packages/server/src/', import.meta.url));

/** Folders that work on every table: types and migrations, the archive, and the gateway of tests. */
const UNLISTED = /^(db|backup|testing)\//;

/** Fails when a folder of the server names a table of another folder in SQL and the list does not permit it. */
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts'));
const tables = new Set(
  files
    .filter((file) => /^db\/tables.*\.ts$/.test(file))
    .flatMap((file) => [...readFileSync(`${sources}${file}`, 'utf8').matchAll(/^ {2}(\w+): \w+Table;$/gm)])
    .map(([, table = '']) => table),
);
const namings = new Map(
  files
    .filter((file) => !UNLISTED.test(file) && !/\.test(-d)?\.ts$/.test(file))
    .map((file) => [file, namedTables(readFileSync(`${sources}${file}`, 'utf8'), tables)]),
);
const problems = tableProblems(namings, tables, tableOwners);
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error('Use a named reader, lock or join of the owner (packages/server/src/README.md, Tables)');
  process.exitCode = 1;
}
