import { readFileSync, writeFileSync } from 'node:fs';
import { operationTable } from './rule-tables/operation-table.ts';
import { readOperations } from './rule-tables/read-operations.ts';
import { readRoutes } from './rule-tables/read-routes.ts';
import { replaceBetween } from './rule-tables/replace-between.ts';
import { routeTable } from './rule-tables/route-table.ts';

/** Writes the tables of docs/rules that follow from the code: operations and routes. `--check` fails when one is stale instead. */
const tables = [
  { file: 'docs/rules/operations.md', name: 'operations', table: operationTable(readOperations()) },
  { file: 'docs/rules/back-office.md', name: 'routes', table: routeTable(readRoutes()) },
];
for (const { file, name, table } of tables) {
  const before = readFileSync(file, 'utf8');
  const after = replaceBetween(before, name, table);
  if (after === before) continue;
  if (process.argv.includes('--check')) {
    console.error(`The table of ${name} in ${file} is stale: run node scripts/rule-tables.ts`);
    process.exitCode = 1;
  } else writeFileSync(file, after);
}
