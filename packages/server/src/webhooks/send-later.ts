import type { Trx } from '../db/transaction.ts';
import { addJob } from '../jobs/add-job.ts';

/** graphile-worker's limit, above `MAX_ATTEMPTS`: attempts of killed processes count only for the worker. */
const JOB_ATTEMPTS = 40;

/** Returns the account's queue. One queue per account allows one delivery at a time. */
export const webhookQueue = (userTypeId: string): string => `webhooks:${userTypeId}`;

/** Adds the delivery's job to the account's queue, so that a server that hangs delays only its own account's webhooks. */
export const sendLater = (trx: Trx, delivery: { id: string; userTypeId: string }): Promise<void> =>
  addJob(trx, {
    task: 'deliver_webhook',
    payload: { deliveryId: delivery.id },
    queue: webhookQueue(delivery.userTypeId),
    maxAttempts: JOB_ATTEMPTS,
  });
