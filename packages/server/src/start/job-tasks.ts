import type { Task, TaskList } from 'graphile-worker';
import {
  type AskedAttempt,
  askAttempt,
  composePaymentLimited,
  expireSessions,
  searchOrders,
  sweepAttempts,
} from '../areas/checkout/public.ts';
import { failAbandonedExports, runExport } from '../areas/exports/public.ts';
import { composeReceipt } from '../areas/receipts/public.ts';
import { pursueRefund, sweepRefunds } from '../areas/refunds/public.ts';

import { runCharges } from '../areas/subscriptions/public.ts';
import { composeEndpointOff } from '../areas/webhook-endpoints/public.ts';
import { makeTransactionMonths } from '../db/transaction-months.ts';
import { forPayments, type Gateway } from '../gateway.ts';
import { cleanUp } from '../jobs/clean-up.ts';
import { freeAbandonedJobs } from '../jobs/free-jobs.ts';
import { refuseLostJobs } from '../jobs/refuse-lost-jobs.ts';
import { type MailRow, sendMailJob } from '../mail/send-mail-job.ts';
import { observeTasks } from '../observe/observe-tasks.ts';
import { endpointSecrets } from '../security/endpoint-secrets.ts';
import { webhookSecrets } from '../security/merchant-secrets.ts';
import { deliverWebhookJob } from '../webhooks/deliver-job.ts';

/** Returns the function of a scheduled job, whose count nobody reads. */
const sweeping =
  (gateway: Gateway, sweep: (gateway: Gateway) => Promise<number>): Task =>
  async () => {
    await sweep(gateway);
  };

/** Returns the function of each job. */
export function jobTasks(staffGateway: Gateway): TaskList {
  const gateway = forPayments(staffGateway);
  const tasks: Record<string, Task> = {
    deliver_webhook: async (payload) => {
      const { deliveryId } = payload as { deliveryId: string };
      await deliverWebhookJob(
        {
          db: gateway.db,
          now: gateway.now,
          allowLocal: gateway.settings.allowLocalTargets,
          mailer: gateway.mailer,
          secretsOf: (userTypeId, endpointId) =>
            endpointId === null
              ? webhookSecrets(gateway.db, gateway.keys.data, userTypeId, gateway.now())
              : endpointSecrets(gateway.db, gateway.keys.data, endpointId, gateway.now()),
        },
        deliveryId,
      );
    },
    expire_sessions: sweeping(gateway, expireSessions),
    // An export is a signed-in user's request, so it uses the connection pool of signed-in users.
    run_export: (payload, { abortSignal }) =>
      runExport(staffGateway, (payload as { exportId: string }).exportId, abortSignal),
    ask_attempt: (payload) => askAttempt(gateway, payload as AskedAttempt),
    ask_refund: (payload) => pursueRefund(gateway, (payload as { refundId: string }).refundId),
    send_mail: (payload) => {
      const { db, now, log, mailer } = gateway;
      const compose = {
        receipt: (mail: MailRow) => composeReceipt(gateway, mail),
        'endpoint-off': (mail: MailRow) => composeEndpointOff(gateway, mail),
        'payment-limited': (mail: MailRow) => composePaymentLimited(gateway, mail),
      };
      return sendMailJob({ db, now, log, mailer, compose }, (payload as { mailId: string }).mailId);
    },
    sweep_refunds: sweeping(gateway, sweepRefunds),
    charge_subscriptions: () => runCharges(gateway),
    clean_up: () => cleanUp(gateway),
    make_months: () => makeTransactionMonths(gateway.db, gateway.now()),
    free_jobs: async () => {
      await freeAbandonedJobs(gateway);
      await failAbandonedExports(gateway);
    },
    search_orders: sweeping(gateway, searchOrders),
    sweep_attempts: sweeping(gateway, sweepAttempts),
  };
  return observeTasks(gateway.metrics, refuseLostJobs(gateway, tasks));
}
