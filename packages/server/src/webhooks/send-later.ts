import type { Trx } from '../db/transaction.ts';
import { addJob } from '../jobs/add-job.ts';

/** graphile-worker's own limit lies above ours, so that a killed process does not use up a delivery's tries. */
const JOB_ATTEMPTS = 40;

/** One for each account, so that it has one delivery at a time. */
export const webhookQueue = (userTypeId: string): string => `webhooks:${userTypeId}`;

/** The delivery's job, behind the account's other ones: a server that hangs keeps nobody else's webhooks waiting. */
export const sendLater = (trx: Trx, delivery: { id: string; userTypeId: string }): Promise<void> =>
  addJob(trx, {
    task: 'deliver_webhook',
    payload: { deliveryId: delivery.id },
    queue: webhookQueue(delivery.userTypeId),
    maxAttempts: JOB_ATTEMPTS,
  });
