import { EventEmitter } from 'node:events';
import { Logger, type Runner, run, runMigrations, type TaskList, type WorkerEvents } from 'graphile-worker';
import { forPayments, type Gateway } from '../gateway.ts';
import { freeJobsOf } from './free-jobs.ts';
import { keepRunning, type RunningJobs } from './keep-jobs-running.ts';

/** The jobs' own tables; run before the first job is added. */
export const migrateJobs = (gateway: Pick<Gateway, 'pool' | 'log'>): Promise<void> =>
  runMigrations({ pgPool: gateway.pool, logger: jobLogger(gateway) });

/** The worker's own words, at the level of the product's log; its good news is detail here. */
const jobLogger = ({ log }: Pick<Gateway, 'log'>) =>
  new Logger(() => (level, message) => {
    const own = level === 'error' ? 'error' : level === 'warning' ? 'warn' : 'debug';
    log[own]({ job: message });
  });

/** Before any webhook or export: these look after payments, and nobody waits long for the others because of them. */
const FIRST = -10;
/** Most of them wait for a merchant's server, and each merchant has one at a time. */
const AT_ONCE = 8;

/**
 * How a job ended is written down at once, but in lots. A failure to do so then stops the worker, which is started again; outside
 * of lots it is a rejection that nobody handles, and ends the process.
 */
const WATCHED_ENDS = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };

/** Each has a queue of its own: a slow run is followed by the next, never joined by it. */
const queued = [
  '* * * * * expire_sessions',
  '* * * * * sweep_attempts',
  '17 * * * * clean_up',
  '23 2 * * * make_months',
].map(
  (line) => `${line} ?queue=${line.split(' ').at(-1)}&jobKey=${line.split(' ').at(-1)}&priority=${FIRST}`,
);
/** What frees the queues is in none: a dead process would hold that too. */
const crontab = [...queued, `* * * * * free_jobs ?jobKey=free_jobs&priority=${FIRST}`].join('\n');

/** Works off webhooks and looks after payments that went quiet; any number of processes may do so at once. */
export function startJobs(forPeople: Gateway, taskList: TaskList): Promise<RunningJobs> {
  const gateway = forPayments(forPeople);
  /** The pools of workers that gave up: what they held is free again. */
  const ended: string[] = [];
  const start = async (): Promise<Runner> => {
    await freeJobsOf(gateway, ended);
    const events = new EventEmitter() as WorkerEvents;
    events.on('pool:create', ({ workerPool }) => ended.push(workerPool.id));
    return run({
      pgPool: gateway.pool,
      logger: jobLogger(gateway),
      events,
      preset: { worker: WATCHED_ENDS },
      concurrency: AT_ONCE,
      noHandleSignals: true,
      pollInterval: 1_000,
      crontab,
      taskList,
    });
  };
  return keepRunning(start, gateway.log);
}
