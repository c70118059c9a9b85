import { EventEmitter } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { expect, test } from 'vitest';
import { recordStatements } from './record.ts';

test('statements that run together share a stage; a client seen twice is recorded once', async () => {
  const pool = new EventEmitter<{ acquire: [PoolClient] }>();
  const query = () => setTimeout(5, { rows: [] });
  const client = { query } as unknown as PoolClient;
  const acquired = (): PoolClient => {
    pool.emit('acquire', client);
    return client;
  };
  const stages = await recordStatements(pool, async () => {
    await acquired().query('select 1', [7]);
    await Promise.all([acquired().query('select 2'), acquired().query({ name: 'third', text: 'select 3' })]);
  });
  expect(stages).toEqual([
    [{ text: 'select 1', values: [7] }],
    [
      { text: 'select 2', values: [] },
      { name: 'third', text: 'select 3' },
    ],
  ]);
  expect(client.query).toBe(query);
});
