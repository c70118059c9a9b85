import type pg from 'pg';
import { expect, test } from 'vitest';
import { sendWithoutNames } from './without-names.ts';

test('sendWithoutNames leaves out the name of a statement and nothing else', async () => {
  const sent: unknown[][] = [];
  const pool = { query: (...given: unknown[]) => sent.push(given) } as unknown as pg.Pool;
  sendWithoutNames(pool);
  await pool.query({ name: 'session', text: 'select $1', values: ['a'] });
  await pool.query('select $1', ['b']);
  expect(sent).toEqual([[{ text: 'select $1', values: ['a'] }], ['select $1', ['b']]]);
});
