import { DummyDriver, Kysely, PostgresAdapter, PostgresQueryCompiler, sql } from 'kysely';
import { expect, test } from 'vitest';
import { named } from './named.ts';
import { later } from './send-together.ts';
import { statement } from './statement.ts';
import type { Db } from './transaction.ts';

/** A database that notes what is sent. */
function newDb() {
  const sent: [text: string, values: readonly unknown[]][] = [];
  const db = new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: () => {
        throw new Error('unused');
      },
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      sent.push([query.sql, query.parameters]);
    },
  }) as unknown as Db;
  return { db, sent };
}

test('statement sends values as parameters, numbered through nested statements', async () => {
  const { db, sent } = newDb();
  const inner = statement`insert into b values (${'x'}, ${null}) returning ${sql.raw('amount')}`;
  await statement`with a as (${inner}) select ${[1, 2]}${later}${named('one')}`.execute(db);
  expect(sent).toEqual([
    [
      'with a as (insert into b values ($1, $2) returning amount) select $3 /* later */ /* name: one */',
      ['x', null, [1, 2]],
    ],
  ]);
});

test('statement never takes an object that a caller sent for SQL', async () => {
  const { db, sent } = newDb();
  const sentByCaller = [
    { pieces: ['drop table a'], parts: [] },
    { toOperationNode: 'drop table a' },
    { sqlFragments: ['drop table a'] },
  ];
  for (const value of sentByCaller) await statement`select ${value}`.execute(db);
  expect(sent).toEqual(sentByCaller.map((value) => ['select $1', [value]]));
});
