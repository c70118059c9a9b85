import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { NoRowChanged, sendTogether } from './send-together.ts';

type Ask = (...given: unknown[]) => Promise<{ rows: unknown[] }>;

/** A client that notes what is sent, and answers each statement with its text; those in `failing` fail. */
function newClient(failing: readonly string[] = [], rowCount = 1) {
  const sent: unknown[] = [];
  const client = {
    connection: { stream: { cork: () => {}, uncork: () => {} } },
    query: ((text: string) => {
      sent.push(text);
      return failing.includes(text)
        ? Promise.reject(new Error(text))
        : Promise.resolve({ rows: [text], rowCount });
    }) as Ask,
  };
  const pool = new EventEmitter();
  sendTogether(pool as unknown as pg.Pool);
  pool.emit('connect', client);
  return { client, sent };
}

test('begin and statements without a reader are sent with the next statement, in their order', async () => {
  const { client, sent } = newClient();
  await client.query('begin', []);
  await client.query('insert 1 /* later */ /* name: one */', ['a']);
  expect(sent).toEqual([]);
  expect(await client.query('select 1', [])).toMatchObject({ rows: ['select 1'] });
  await client.query('update 1 /* later */', []);
  await client.query('commit', []);
  expect(sent).toEqual([
    ...['begin', 'insert 1 /* later */ /* name: one */', 'select 1'],
    ...['update 1 /* later */', 'commit'],
  ]);
});

test('outside of a transaction a statement is sent at once, also after a transaction', async () => {
  const { client, sent } = newClient();
  await client.query('insert 1 /* later */', []);
  await client.query('begin', []);
  await client.query('commit', []);
  await client.query('insert 2 /* later */', []);
  expect(sent).toEqual(['insert 1 /* later */', 'begin', 'commit', 'insert 2 /* later */']);
});

test('the next statement fails with the error of the one that nobody reads', async () => {
  const { client } = newClient(['insert 1 /* later */', 'commit']);
  await client.query('begin', []);
  await client.query('insert 1 /* later */', []);
  await expect(client.query('commit', [])).rejects.toThrow('insert 1');
});

test('a rollback drops what was not sent, and is not sent itself when nothing was', async () => {
  const { client, sent } = newClient();
  await client.query('begin', []);
  await client.query('insert 1 /* later */', []);
  await client.query('rollback', []);
  expect(sent).toEqual([]);
  await client.query('begin', []);
  await client.query('select 1', []);
  await client.query('insert 1 /* later */', []);
  await client.query('rollback', []);
  expect(sent).toEqual(['begin', 'select 1', 'rollback']);
});

const CLAIM = 'insert 1 /* later, changes a row */ /* name: claim */';

test('a statement that must change a row is sent with the next one, which throws when it changed none', async () => {
  const { client, sent } = newClient([], 0);
  await client.query('begin', []);
  await client.query(CLAIM, []);
  await expect(client.query('select 1', [])).rejects.toThrow(NoRowChanged);
  await expect(client.query('select 2', [])).rejects.toThrow(NoRowChanged);
  await expect(client.query('commit', [])).rejects.toThrow(NoRowChanged);
  await client.query('rollback', []);
  expect(await client.query('select 3', [])).toMatchObject({ rows: ['select 3'] });
  expect(sent).toEqual(['begin', CLAIM, 'select 1', 'rollback', 'select 3']);
});

test('a commit waits for a statement that must change a row', async () => {
  const refused = newClient([], 0);
  await refused.client.query('begin', []);
  await refused.client.query(CLAIM, []);
  await expect(refused.client.query('commit', [])).rejects.toThrow(NoRowChanged);
  await refused.client.query('rollback', []);
  expect(refused.sent).toEqual(['begin', CLAIM, 'rollback']);
  const accepted = newClient();
  await accepted.client.query('begin', []);
  await accepted.client.query(CLAIM, []);
  await accepted.client.query('update 1 /* later */', []);
  await accepted.client.query('commit', []);
  expect(accepted.sent).toEqual(['begin', CLAIM, 'update 1 /* later */', 'commit']);
});
