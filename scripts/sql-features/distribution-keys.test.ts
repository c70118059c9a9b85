import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const migrations = new URL('../../packages/server/src/db/migrations/', import.meta.url);
const guide = readFileSync(new URL('../../docs/guides/distributed-postgres.md', import.meta.url), 'utf8');

const tables = readdirSync(migrations, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .flatMap((name) => {
    const text = readFileSync(new URL(name, migrations), 'utf8');
    return [...text.matchAll(/create table (\w+)\b(?! partition of)/g)].map(([, table = '']) => table);
  });

/** Names in the guide's table of distribution keys; `approval_*` stands for all that begin so. */
const listed = (guide.split('## Distribution keys')[1]?.split('\n## ')[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => [...(line.split(' | ')[0] ?? '').matchAll(/`([\w*]+)`/g)].map(([, name = '']) => name));

const isListed = (table: string) =>
  listed.some((name) => (name.endsWith('*') ? table.startsWith(name.slice(0, -1)) : name === table));

test('the guide to distributed engines names the distribution key of every table', () => {
  expect(tables.length).toBeGreaterThan(40);
  expect(tables.filter((table) => !isListed(table))).toEqual([]);
});
