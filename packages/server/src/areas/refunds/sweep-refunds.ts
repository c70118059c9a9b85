import { sql } from 'kysely';
import type { Gateway } from '../../gateway.ts';
import { inBatches } from '../../jobs/in-batches.ts';
import { noteStuck } from './note-stuck.ts';
import { pursueRefund } from './pursue-refund.ts';
import { resolveOpenRefund } from './resolve-open-refund.ts';

const BATCH = 200;
/** Time limit of one run. Runs start every minute, and the last batch may wait for providers after the limit. */
const SECONDS = 45;
/** Time between two status requests for a refund: a tenth of its age, from one minute to an hour. */
const PATIENCE = sql`least(interval '1 hour', greatest(interval '1 minute', (now() - created_at) / 10))`;
const AT_ONCE = 10;

interface Due {
  id: string;
  status: string;
}

/** Does the next step of requested, pending and open refunds that were not checked lately, in case a refund's job was lost. */
export const sweepRefunds = (gateway: Gateway): Promise<number> =>
  inBatches(gateway, { size: BATCH, seconds: SECONDS }, () => sweepBatch(gateway));

async function sweepBatch(gateway: Gateway): Promise<number> {
  const due = await gateway.db
    .selectFrom('refunds')
    .select(['id', 'status'])
    .where('status', 'in', ['requested', 'pending', 'open'])
    // After a notice, `checked_at` is null while the refund's job may still be requesting the refund.
    .where(
      sql<boolean>`coalesce(checked_at, asked_at, created_at) < ${gateway.now()}::timestamptz - ${PATIENCE}`,
    )
    .orderBy('checked_at', (order) => order.asc().nullsFirst())
    .limit(BATCH)
    .execute();
  for (let from = 0; from < due.length; from += AT_ONCE)
    await Promise.all(due.slice(from, from + AT_ONCE).map((one) => sweepOne(gateway, one)));
  return due.length;
}

/** Does the next step of one refund. Logs errors instead of throwing, so that one failing refund does not stop the others. */
async function sweepOne(gateway: Gateway, { id, status }: Due): Promise<void> {
  const failed = (error: unknown) =>
    gateway.log.error({ err: error, refund: id }, 'the next step of a refund failed');
  const work = status === 'open' ? resolveOpenRefund(gateway, id) : pursueRefund(gateway, id);
  await work.catch(failed);
  await noteStuck(gateway, id).catch(failed);
  await markChecked(gateway, id).catch(failed);
}

/** Stores the time of the check, also for refunds for which nothing could be done, so that the next run begins with others. */
const markChecked = (gateway: Gateway, id: string) =>
  gateway.db
    .updateTable('refunds')
    .set({ checked_at: gateway.now() })
    .where('id', '=', id)
    .where('status', 'in', ['requested', 'pending', 'open'])
    .execute();
