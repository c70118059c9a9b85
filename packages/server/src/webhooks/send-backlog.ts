import { sql } from 'kysely';
import type { Db } from '../db/transaction.ts';
import { attemptDelivery, type DeliverJobDeps } from './attempt-delivery.ts';
import type { DeliveryTarget } from './send-later.ts';

/** Number of deliveries that are sent to one target in parallel. */
const PARALLEL = 8;
/** Time after which no further delivery starts, so that the job's slot in the worker serves other targets, too. */
const LONGEST_MS = 1_000;
/** Maximum number of deliveries of one job. */
const BATCH = 500;

interface Result {
  /** Deliveries that are delivered or have failed: their own jobs are no longer needed. */
  ended: string[];
  /** Deliveries to be retried. */
  failed: string[];
}

/**
 * Sends the deliveries that wait for a target: the first one alone, then several in parallel, but one of each record (session,
 * payout or subscription), the earliest. Starts no more after a failed attempt. The worker alone would be slow: it looks for the
 * queue's next job before it has unlocked the queue, finds none, and looks again after its poll interval. The caller's job must
 * hold the target's queue, so that no other process sends the same deliveries.
 */
export async function sendBacklog(deps: DeliverJobDeps, target: DeliveryTarget): Promise<void> {
  const [first, ...others] = await waitingFor(deps.db, target);
  if (first === undefined) return;
  const result: Result = { ended: [], failed: [] };
  const until = performance.now() + LONGEST_MS;
  let isOver = !(await sendOne(deps, first, result));
  const waiting = others.values();
  const sendSome = async (): Promise<void> => {
    for (const id of waiting) {
      if (isOver || performance.now() > until) return;
      if (!(await sendOne(deps, id, result))) isOver = true;
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: PARALLEL }, sendSome));
  await updateJobs(deps.db, result);
  for (const lane of lanes) if (lane.status === 'rejected') throw lane.reason;
}

/** Makes one attempt and adds it to the result. Returns false when the attempt failed. */
async function sendOne(deps: DeliverJobDeps, id: string, { ended, failed }: Result): Promise<boolean> {
  const attempted = await attemptDelivery(deps, id);
  if (!attempted || attempted.status === 'unsent') return true;
  const jobs = attempted.status === 'pending' ? failed : ended;
  jobs.push(id);
  return attempted.status === 'delivered';
}

/**
 * Reads the deliveries to the target whose jobs are due, oldest first; only the earliest pending one of each record. Leaves out
 * deliveries without a record, which the worker sends one after another.
 */
async function waitingFor(db: Db, { user_type_id, endpoint_id }: DeliveryTarget): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select d.id from webhook_deliveries d
    where d.user_type_id = ${user_type_id} and d.endpoint_id is not distinct from ${endpoint_id}
      and d.status = 'pending' and d.order_key is not null
      and exists (select 1 from graphile_worker.jobs j where j.key = d.id and j.locked_at is null and j.run_at <= now())
      and not exists (
        select 1 from webhook_deliveries earlier
        where earlier.user_type_id = d.user_type_id and earlier.order_key = d.order_key
          and earlier.endpoint_id is not distinct from d.endpoint_id
          and earlier.status = 'pending' and (earlier.created_at, earlier.id) < (d.created_at, d.id))
    order by d.created_at, d.id limit ${BATCH}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Removes the jobs of ended deliveries, and delays those of failed ones as the worker does after a failed job. A delivery that
 * a user sends again is pending and keeps its job. The lock makes this statement wait for a user who is doing so; the order is
 * that of `redeliverPeriod`, which prevents deadlocks.
 */
async function updateJobs(db: Db, { ended, failed }: Result): Promise<void> {
  if (ended.length > 0)
    await sql`with over as (
        select id from webhook_deliveries where id = any(${ended}) and status <> 'pending'
        order by created_at, id for update)
      select count(*) from graphile_worker.complete_jobs(array(
        select j.id from graphile_worker.jobs j join over on over.id = j.key where j.locked_at is null))`.execute(
      db,
    );
  if (failed.length > 0)
    await sql`select count(r.id) from graphile_worker.jobs j, graphile_worker.reschedule_jobs(array[j.id],
      run_at => now() + exp(least(j.attempts + 1, 10)) * interval '1 second', attempts => j.attempts + 1) r
      where j.key = any(${failed}) and j.locked_at is null`.execute(db);
}
