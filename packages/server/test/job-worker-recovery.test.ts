import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { startTestGateway, type TestGateway } from '../src/testing/start-test-gateway.ts';
import { eventually } from './support/eventually.ts';

let server: TestGateway;

beforeAll(async () => {
  server = await startTestGateway();
});

afterAll(() => server.close());

/** Breaks the connection whenever the worker records that a job failed, until `mend` is called. */
function breakRecordingOfFailures() {
  const { pool } = server.gateway.payments;
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>;
  let broken = 0;
  const spy = vi.spyOn(pool, 'connect').mockImplementation((async () => {
    const client = await connect();
    const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
    const breaking = (...asked: unknown[]) => {
      const [first] = asked;
      const text = typeof first === 'string' ? first : ((first as { text?: string })?.text ?? '');
      if (!text.includes('last_error =')) return query(...asked);
      broken += 1;
      return Promise.reject(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
    };
    return new Proxy(client, {
      get: (target, name) => (name === 'query' ? breaking : Reflect.get(target, name, target)),
    });
  }) as typeof pool.connect);
  return { broken: () => broken, mend: () => spy.mockRestore() };
}

async function addJob(task: string, payload: string): Promise<string> {
  const { rows } = await server.gateway.pool.query<{ id: string }>(
    'select (graphile_worker.add_job($1, $2)).id',
    [task, payload],
  );
  return rows[0]?.id ?? '';
}

const jobOf = async (id: string) => {
  const { rows } = await server.gateway.pool.query<{ attempts: number; last_error: string | null }>(
    'select attempts, last_error from graphile_worker.jobs where id = $1',
    [id],
  );
  return rows[0];
};

test('the worker continues after it could not record that a job failed', async () => {
  const connection = breakRecordingOfFailures();
  onTestFinished(connection.mend);
  // run_export fails without a payload.
  const failing = await addJob('run_export', 'null');
  await eventually(() => expect(connection.broken()).toBeGreaterThan(0));
  connection.mend();
  await eventually(async () =>
    expect((await jobOf(failing))?.last_error, 'the failed job is tried again').toBeTruthy(),
  );
  const next = await addJob('clean_up', '{}');
  await eventually(async () => expect(await jobOf(next)).toBeUndefined());
});
