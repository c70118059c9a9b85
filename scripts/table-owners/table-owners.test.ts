import { expect, test } from 'vitest';
import { namedTables } from './named-tables.ts';
import { tableProblems } from './table-problems.ts';

const tables = new Set(['merchants', 'users']);
const named = (source: string) =>
  namedTables(source, tables).map(({ table, writes }) => `${writes ? 'writes' : 'reads'} ${table}`);

test.each([
  ["db.selectFrom('merchants').select('id')", ['reads merchants']],
  ["trx\n  .updateTable('users')\n  .set({})", ['writes users']],
  ["trx.deleteFrom(kind === 'merchant' ? 'merchants' : 'carriers')", ['writes merchants']],
  [".innerJoin('merchants as m', 'm.id', 'c.user_type_id')", ['reads merchants']],
  ['sql`select 1 from merchants m join users u on true`', ['reads merchants', 'reads users']],
  ['sql`insert into users (id) values (1)`', ['writes users']],
  ['sql`update merchants set name = 1`', ['writes merchants']],
  ["const list = { from: 'merchants', sorts: {} }", ['reads merchants']],
  ["takenAccount('merchants')", ['reads merchants']],
  ["lockRow(trx, 'merchants', id)", []],
  ["import { users } from '../users/public.ts'", []],
  ["/** Deletes rows from users. */\nconst kind = 'merchants'; // from users", []],
])('namedTables finds the tables that %s names', (source, expected) => {
  expect(named(source)).toEqual(expected);
});

const problemsOf = (files: Record<string, string>, merchants: object) =>
  tableProblems(
    new Map(Object.entries(files).map(([file, source]) => [file, namedTables(source, tables)])),
    new Set(['merchants']),
    { merchants: { owner: 'areas/merchants', ...merchants } },
  );
const read = "db.selectFrom('merchants')";
const write = "db.updateTable('merchants')";

test('a folder that the list does not name may neither read nor write a table', () => {
  expect(problemsOf({ 'areas/merchants/store.ts': write, 'areas/loans/store.ts': read }, {})).toEqual([
    'areas/loans/store.ts reads merchants, which belongs to areas/merchants',
  ]);
  expect(problemsOf({ 'areas/loans/store.ts': write }, { readers: ['areas/loans'] })).toContain(
    'areas/loans/store.ts writes merchants, which belongs to areas/merchants',
  );
});

test('a listed folder that names the table no more fails, so that the list gets shorter only', () => {
  expect(problemsOf({}, { readers: ['access'], writers: ['jobs'] })).toEqual([
    'access is not one of the readers of merchants any more',
    'jobs is not one of the writers of merchants any more',
  ]);
  expect(problemsOf({ 'jobs/clean-up.ts': read }, { writers: ['jobs'] })).toHaveLength(1);
});

test('every table has an owner, and every owner a table', () => {
  expect(tableProblems(new Map(), new Set(['users']), { merchants: { owner: 'areas/merchants' } })).toEqual([
    'merchants is no table',
    'users has no owner',
  ]);
});
