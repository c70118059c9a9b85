import { EventEmitter } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { expect, test } from 'vitest';
import { fewestStatements, recordStatements } from './record.ts';

test('recordStatements groups concurrent statements into a stage and records each statement once', async () => {
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

test('fewestStatements returns the recording without background statements and with the most concurrency', async () => {
  const pool = new EventEmitter<{ acquire: [PoolClient] }>();
  const client = { query: () => setTimeout(5, { rows: [] }) } as unknown as PoolClient;
  const ask = (text: string) => {
    pool.emit('acquire', client);
    return client.query(text);
  };
  let time = 0;
  const stages = await fewestStatements(pool, async () => {
    time += 1;
    if (time === 2) await ask('job');
    // In the first run the second statement waits for a connection that is still opening.
    if (time === 1) for (const text of ['rows', 'count']) await ask(text);
    else await Promise.all([ask('rows'), ask('count')]);
  });
  expect(stages.map((stage) => stage.map(({ text }) => text))).toEqual([['rows', 'count']]);
});
