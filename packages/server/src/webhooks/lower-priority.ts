import { sql } from 'kysely';
import type { Db } from '../db/transaction.ts';
import { type DeliveryTarget, webhookQueue } from './send-later.ts';

/** The worker runs jobs with a lower number first; new webhooks have 0. */
const LOW_PRIORITY = 10;

/**
 * Lowers the priority of a target's pending webhooks below all others'. A server that hangs occupies one of the few worker
 * slots for seconds per webhook; a few such servers with hundreds of webhooks would block the worker for hours.
 */
export async function lowerPriority(db: Db, target: DeliveryTarget): Promise<void> {
  await sql`select count(*) from graphile_worker.reschedule_jobs(array(
    select id from graphile_worker.jobs
    where queue_name = ${webhookQueue(target)} and priority < ${LOW_PRIORITY}::integer and locked_at is null
  ), priority => ${LOW_PRIORITY}::integer)`.execute(db);
}
