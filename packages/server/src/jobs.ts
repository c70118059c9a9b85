import { Logger, type Runner, run, runMigrations } from 'graphile-worker';
import { expireSessions, sweepAttempts } from './areas/checkout/expire.ts';
import { runExport } from './areas/exports/run.ts';
import { cleanUp } from './clean-up.ts';
import { makeTransactionMonths } from './db/transaction-months.ts';
import { freeAbandonedJobs } from './free-jobs.ts';
import { forPayments, type Gateway } from './gateway.ts';
import { observeTasks } from './observe/observe-tasks.ts';
import { webhookSecrets } from './security/merchant-secrets.ts';
import { deliverWebhookJob } from './webhooks/deliver-job.ts';

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
export function startJobs(forPeople: Gateway): Promise<Runner> {
  const gateway = forPayments(forPeople);
  return run({
    pgPool: gateway.pool,
    logger: jobLogger(gateway),
    concurrency: AT_ONCE,
    noHandleSignals: true,
    pollInterval: 1_000,
    crontab,
    taskList: observeTasks(gateway.metrics, {
      deliver_webhook: async (payload) => {
        const { deliveryId } = payload as { deliveryId: string };
        await deliverWebhookJob(
          {
            db: gateway.db,
            now: gateway.now,
            allowLocal: gateway.settings.allowLocalTargets,
            secretsOf: (userTypeId) =>
              webhookSecrets(gateway.db, gateway.keys.data, userTypeId, gateway.now()),
          },
          deliveryId,
        );
      },
      expire_sessions: async () => {
        await expireSessions(gateway);
      },
      // What somebody signed in asked for, on their connections.
      run_export: (payload, { abortSignal }) =>
        runExport(forPeople, (payload as { exportId: string }).exportId, abortSignal),
      clean_up: () => cleanUp(gateway),
      make_months: () => makeTransactionMonths(gateway.db, gateway.now()),
      free_jobs: () => freeAbandonedJobs(gateway),
      sweep_attempts: async () => {
        await sweepAttempts(gateway);
      },
    }),
  });
}
