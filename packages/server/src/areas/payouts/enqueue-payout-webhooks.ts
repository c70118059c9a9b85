import type { ApprovalStatus } from '@daftar/domain';
import { sql } from 'kysely';
import type { Trx } from '../../db/transaction.ts';
import { serviceOf } from '../../records/joins.ts';
import { type Endpoint, enqueueWebhooks } from '../../webhooks/enqueue.ts';
import { type PayoutEventFields, payoutEvent } from './payout-event.ts';

/** Sends merchants' active endpoints the events of many decisions at once. Reads only payouts of merchants with an endpoint. */
export async function enqueuePayoutWebhooks(
  trx: Trx,
  decided: readonly { id: string; decision: ApprovalStatus }[],
  endpoints: readonly Endpoint[],
  now: Date,
): Promise<void> {
  if (decided.length === 0 || endpoints.length === 0) return;
  const { rows } = await sql<PayoutEventFields & { decision: ApprovalStatus }>`
    select p.id, p.user_type_id, p.service_id, s.service_id as sid, p.reference, p.merchant_order_id, p.amount, p.currency,
      p.payout_type, d.decision
    from unnest(${decided.map(({ id }) => id)}::text[], ${decided.map(({ decision }) => decision)}::text[])
      as d (id, decision)
    join payouts p on p.id = d.id ${sql.raw(serviceOf('p'))}
    where p.user_type_id = any(${endpoints.map(({ user_type_id }) => user_type_id)}::text[])
  `.execute(trx);
  const typeOf = (decision: ApprovalStatus) =>
    decision === 'Approved' ? 'payout.approved' : 'payout.rejected';
  await enqueueWebhooks(
    trx,
    rows.map(({ decision, ...row }) => payoutEvent(row, typeOf(decision), now)),
    endpoints,
  );
}
