import { addJob } from '../add-job.ts';
import type { Trx } from '../db/transaction.ts';

/** graphile-worker's own limit lies above ours, so that a killed process does not use up a delivery's tries. */
const JOB_ATTEMPTS = 40;

/** The delivery's job, behind the account's other ones: a server that hangs keeps nobody else's webhooks waiting. */
export const sendLater = (trx: Trx, delivery: { id: string; userTypeId: string }): Promise<void> =>
  addJob(trx, {
    task: 'deliver_webhook',
    payload: { deliveryId: delivery.id },
    queue: `webhooks:${delivery.userTypeId}`,
    maxAttempts: JOB_ATTEMPTS,
  });
