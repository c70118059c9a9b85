import { Logger, runOnce, type TaskList } from 'graphile-worker';
import { Pool } from 'pg';

/**
 * Runs all due jobs. `runOnce` does not wait until the last job is deleted or its failure is stored, so it gets a pool of its
 * own, whose end waits for that.
 */
export async function runJobsOnce({ options }: Pool, taskList: TaskList): Promise<void> {
  const pool = new Pool(options);
  // The worker asks for handlers of both events.
  for (const event of ['error', 'connect'] as const) pool.on(event, () => undefined);
  try {
    await runOnce({
      pgPool: pool,
      taskList,
      noHandleSignals: true,
      logger: new Logger(() => () => undefined),
    });
  } finally {
    await pool.end();
  }
}
