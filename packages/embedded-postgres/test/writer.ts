import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { startEmbeddedPostgres } from '../src/start.ts';

/** Inserts rows until it is killed, and prints each row's id after its commit. */
const [dataFolder = '', first = '0'] = process.argv.slice(2);
const { connection, attached } = await startEmbeddedPostgres({ dataFolder });
const pool = new Pool({ ...connection, max: 4 });
pool.on('error', () => undefined);
await pool.query('create table if not exists proof (id bigint primary key, words text not null)');
console.log(attached ? 'attached' : 'started');

let next = Number(first);
async function write(): Promise<never> {
  for (;;) {
    const id = next++;
    try {
      await pool.query('insert into proof values ($1, $2)', [id, 'x'.repeat(id % 2000)]);
      console.log(id);
    } catch {
      await sleep(50);
    }
  }
}
await Promise.all([write(), write(), write(), write()]);
