import { sql } from 'kysely';
import { later } from '../db/send-together.ts';
import type { Trx } from '../db/transaction.ts';

/** graphile-worker's own limit. It is above `MAX_ATTEMPTS`, because the worker also counts attempts of killed processes. */
const JOB_ATTEMPTS = 60;

/** A webhook endpoint, or (endpoint_id null) the URLs set on the account's sessions, services and packages. */
export interface DeliveryTarget {
  user_type_id: string;
  endpoint_id: string | null;
}

/**
 * Returns the name of the target's queue: one for each endpoint, and one for the other URLs of the account. A queue runs one
 * job at a time, so a server that does not respond delays only its own webhooks.
 */
export const webhookQueue = ({ user_type_id, endpoint_id }: DeliveryTarget): string =>
  `webhooks:${endpoint_id ?? user_type_id}`;

/** Adds one job per delivery. Replaces a job of the delivery that is already waiting. */
export async function sendAllLater(
  trx: Trx,
  deliveries: readonly (DeliveryTarget & { id: string })[],
): Promise<void> {
  if (deliveries.length === 0) return;
  const ids = deliveries.map(({ id }) => id);
  await sql`
    select count(graphile_worker.add_job('deliver_webhook', json_build_object('deliveryId', d.id), queue_name => d.queue,
      max_attempts => ${JOB_ATTEMPTS}::integer, job_key => d.id))
    from unnest(${ids}::text[], ${deliveries.map(webhookQueue)}::text[]) as d (id, queue)${later}`.execute(
    trx,
  );
}

export const sendLater = (trx: Trx, delivery: DeliveryTarget & { id: string }): Promise<void> =>
  sendAllLater(trx, [delivery]);
