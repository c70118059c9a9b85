import { sql } from 'kysely';
import { later } from '../db/send-together.ts';
import type { Trx } from '../db/transaction.ts';

/** graphile-worker's limit, above `MAX_ATTEMPTS`: attempts of killed processes count only for the worker. */
const JOB_ATTEMPTS = 60;

/** Where a delivery goes. */
export interface DeliveryTarget {
  user_type_id: string;
  endpoint_id: string | null;
}

/**
 * Returns the target's queue: the account's own addresses have one, and each endpoint. A queue allows one delivery at a time,
 * so that a server that hangs delays only its own webhooks.
 */
export const webhookQueue = ({ user_type_id, endpoint_id }: DeliveryTarget): string =>
  `webhooks:${endpoint_id ?? user_type_id}`;

/** Adds the deliveries' jobs, one for each: a job that waits already is replaced. */
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

/** Adds one delivery's job. */
export const sendLater = (trx: Trx, delivery: DeliveryTarget & { id: string }): Promise<void> =>
  sendAllLater(trx, [delivery]);
