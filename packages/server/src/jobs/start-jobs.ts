import { EventEmitter } from 'node:events';
import { type Runner, run, runMigrations, type TaskList, type WorkerEvents } from 'graphile-worker';
import { forPayments, type Gateway } from '../gateway.ts';
import { freeJobsOf } from './free-jobs.ts';
import { startHeartbeat } from './heartbeat.ts';
import { jobLogger } from './job-logger.ts';
import { keepRunning, type RunningJobs } from './keep-jobs-running.ts';

/** Creates or updates the job queue's tables; must run before the first job is added. */
export const migrateJobs = (gateway: Pick<Gateway, 'pool' | 'log'>): Promise<void> =>
  runMigrations({ pgPool: gateway.pool, logger: jobLogger(gateway) });

/** Priority of the scheduled jobs: before webhooks and exports, because they check payments and are short. */
const SCHEDULED_PRIORITY = -10;
/** Number of jobs that a process runs in parallel. Most of them wait for merchants' servers. */
const CONCURRENCY = 8;

/**
 * Stores job results in batches, without delay. If storing fails, the batch stops the worker, which is then restarted. Without
 * batches, the failure would be an unhandled rejection that ends the process.
 */
const BATCHED_RESULTS = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };

/** Scheduled jobs. Each has its own queue, so that two runs of the same job never overlap. */
const queued = [
  '* * * * * expire_sessions',
  '* * * * * sweep_attempts',
  '* * * * * search_orders',
  '* * * * * sweep_refunds',
  '* * * * * charge_subscriptions',
  '17 * * * * clean_up',
  '23 2 * * * make_months',
].map(
  (line) =>
    `${line} ?queue=${line.split(' ').at(-1)}&jobKey=${line.split(' ').at(-1)}&priority=${SCHEDULED_PRIORITY}`,
);
/** `free_jobs` has no queue, because a killed process could leave its queue locked. */
const crontab = [...queued, `* * * * * free_jobs ?jobKey=free_jobs&priority=${SCHEDULED_PRIORITY}`].join(
  '\n',
);

/**
 * Starts the job worker, without scheduled jobs if `isScheduled` is false. Any number of processes may run one on the same
 * database.
 */
export async function startJobs(
  staffGateway: Gateway,
  taskList: TaskList,
  isScheduled: boolean,
): Promise<RunningJobs> {
  const gateway = forPayments(staffGateway);
  /**
   * Ids of all worker pools created so far. When the worker restarts, these pools have ended, so their jobs are unlocked.
   */
  const poolIds: string[] = [];
  const start = async (): Promise<Runner> => {
    await freeJobsOf(gateway, poolIds);
    const events = new EventEmitter() as WorkerEvents;
    events.on('pool:create', ({ workerPool }) => poolIds.push(workerPool.id));
    return run({
      pgPool: gateway.direct.jobs.pool,
      logger: jobLogger(gateway),
      events,
      preset: { worker: BATCHED_RESULTS },
      concurrency: CONCURRENCY,
      noHandleSignals: true,
      pollInterval: 1_000,
      crontab: isScheduled ? crontab : '',
      taskList,
    });
  };
  const running = await keepRunning(start, gateway.log);
  const heartbeat = startHeartbeat(gateway, () => poolIds.at(-1));
  return {
    stop: async () => {
      await running.stop();
      await heartbeat.stop();
    },
  };
}
