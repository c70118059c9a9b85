import { EventEmitter } from 'node:events';
import { DummyDriver, Kysely, PostgresAdapter, PostgresQueryCompiler, sql } from 'kysely';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { named, prepareNamed } from './named.ts';

test('prepareNamed sends a statement under the name at its end, and others unchanged', () => {
  const sent: unknown[][] = [];
  const pool = new EventEmitter();
  const client = { query: (...given: unknown[]) => sent.push(given) };
  prepareNamed(pool as unknown as pg.Pool);
  pool.emit('connect', client);
  client.query('select $1 /* name: one */', ['a']);
  client.query('select $1 /* name: one */ + 1', ['b']);
  client.query({ text: 'select $1', values: ['c'] });
  client.query('begin');
  expect(sent).toEqual([
    [{ name: 'one', text: 'select $1 /* name: one */', values: ['a'] }],
    ['select $1 /* name: one */ + 1', ['b']],
    [{ text: 'select $1', values: ['c'] }, undefined],
    ['begin', undefined],
  ]);
});

test('named ends the text of a Kysely statement', () => {
  const db = new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: () => {
        throw new Error('unused');
      },
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  expect(sql`select ${1}${named('one')}`.compile(db).sql).toBe('select $1 /* name: one */');
});
