import { RetryLater } from '../jobs/retry-later.ts';
import { attemptDelivery, type DeliverJobDeps } from './attempt-delivery.ts';
import { sendBacklog } from './send-backlog.ts';

/** Age of a delivery above which other deliveries to the same target probably wait, too. */
const LATE_MS = 250;

/** Thrown after a failed attempt, so that the worker retries the job later. */
export class WebhookNotDelivered extends RetryLater {
  override name = 'WebhookNotDelivered';
}

/**
 * Makes one delivery attempt. Throws `WebhookNotDelivered` when it should be retried. If the delivery was late, also sends the
 * others that wait for the same target.
 */
export async function deliverWebhookJob(deps: DeliverJobDeps, deliveryId: string): Promise<void> {
  const attempted = await attemptDelivery(deps, deliveryId);
  if (!attempted) return;
  const { row, outcome, status } = attempted;
  if (status === 'pending')
    throw new WebhookNotDelivered(`${row.event_id}: ${outcome?.status ?? outcome?.error ?? 'not delivered'}`);
  const isLate = deps.now().getTime() - row.created_at.getTime() > LATE_MS;
  if (status !== 'failed' && isLate) await sendBacklog(deps, row);
}
