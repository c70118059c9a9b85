import { sql } from 'kysely';
import type { Db } from '../db/transaction.ts';
import { webhookQueue } from './send-later.ts';

/** The worker takes the lowest first; what is new has 0. */
const BEHIND = 10;

/**
 * Puts what waits for an account's server behind everybody else's webhooks. A server that hangs holds one of the few
 * places for seconds; with hundreds that wait for it, a handful of such servers would hold all of them for hours.
 */
export async function goBehind(db: Db, userTypeId: string): Promise<void> {
  await sql`select count(*) from graphile_worker.reschedule_jobs(array(
    select id from graphile_worker.jobs
    where queue_name = ${webhookQueue(userTypeId)} and priority < ${BEHIND}::integer and locked_at is null
  ), priority => ${BEHIND}::integer)`.execute(db);
}
