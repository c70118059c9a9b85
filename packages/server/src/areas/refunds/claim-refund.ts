import { nextRefundState } from '@daftar/domain';
import { sql } from 'kysely';
import { inTransaction, type Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import {
  type AttemptRow,
  failRefund,
  lockRefund,
  lockSession,
  type RefundRow,
  type SessionRow,
} from '../checkout/public.ts';

/** A refund for which this process may now call the provider. */
export interface Claim {
  refund: RefundRow;
  session: SessionRow;
  attempt: AttemptRow;
  /** True: request the refund, for the first time. False: request its status. */
  isFirst: boolean;
}

/** Time in which a process that claimed a refund may still be waiting for the provider. */
const UNDER_WAY = sql`interval '30 seconds'`;

/**
 * Claims a refund in a commit of its own, before the payment provider is called. So only one of several processes calls the
 * provider, and after a crash the refund's status is requested, not a second refund. Returns undefined when there is nothing
 * to do now.
 */
export async function claimRefund(gateway: Gateway, id: string): Promise<Claim | undefined> {
  const found = await gateway.db
    .selectFrom('refunds')
    .select(['session_id', 'attempt_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found?.session_id || !found.attempt_id) return undefined;
  const { session_id, attempt_id } = found;
  return inTransaction(gateway.db, async (trx) => {
    const session = await lockSession(trx, session_id);
    const before = await lockRefund(trx, id);
    const attempt = await trx
      .selectFrom('payment_attempts')
      .selectAll()
      .where('id', '=', attempt_id)
      .executeTakeFirstOrThrow();
    const isFirst = before.status === 'requested';
    if (!isFirst && before.status !== 'pending') return undefined;
    if (isFirst && (await mustWait(trx, before))) return undefined;
    const refunded = await refundedOf(trx, before);
    if (isFirst && refunded.status !== 'Success') {
      await failRefund(trx, gateway, before, 'The payment counts as failed since');
      return undefined;
    }
    const refund = await mark(trx, gateway, before, isFirst ? refunded.refunded_amount : undefined);
    return refund && { refund, session, attempt, isFirst };
  });
}

/**
 * Tells whether the provider is processing another refund of the payment. The payment's status could not tell the two apart.
 */
async function mustWait(trx: Trx, { id, transaction_id }: RefundRow): Promise<boolean> {
  const other = await trx
    .selectFrom('refunds')
    .select('id')
    .where('transaction_id', '=', transaction_id)
    .where('status', '=', 'pending')
    .where('id', '<>', id)
    .executeTakeFirst();
  return other !== undefined;
}

const refundedOf = (trx: Trx, { user_type_id, transaction_id }: RefundRow) =>
  trx
    .selectFrom('transactions')
    .select(['status', 'refunded_amount'])
    .where('user_type_id', '=', user_type_id)
    .where('id', '=', transaction_id)
    .executeTakeFirstOrThrow();

/**
 * Stores that the provider is called about the refund now. Returns undefined when another process did so and may still be
 * waiting. The first request needs no such check: the refund is not `requested` any more for the next process.
 */
function mark(
  trx: Trx,
  gateway: Gateway,
  { id, status }: RefundRow,
  refundedBefore: string | undefined,
): Promise<RefundRow | undefined> {
  const now = gateway.now();
  return trx
    .updateTable('refunds')
    .set({
      status: nextRefundState(status, 'asked') ?? status,
      checked_at: now,
      ...(refundedBefore !== undefined && { asked_at: now, refunded_before: refundedBefore }),
    })
    .where('id', '=', id)
    .$if(refundedBefore === undefined, (update) =>
      update.where((eb) =>
        eb.or([eb('checked_at', 'is', null), sql<boolean>`checked_at <= ${now}::timestamptz - ${UNDER_WAY}`]),
      ),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Time after a refund request in which the provider may still receive it. */
const ON_ITS_WAY = sql`interval '2 minutes'`;

/**
 * Stores that a refund which the provider does not know is requested again. Returns undefined while the first request may still
 * arrive, or when another process was quicker.
 */
export function claimAgain(gateway: Gateway, { id, asked_at }: RefundRow): Promise<RefundRow | undefined> {
  const now = gateway.now();
  return gateway.db
    .updateTable('refunds')
    .set({ asked_at: now, checked_at: now })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('asked_at', '=', asked_at)
    .where(sql<boolean>`asked_at <= ${now}::timestamptz - ${ON_ITS_WAY}`)
    .returningAll()
    .executeTakeFirst();
}

/** Marks a refund as requested again, because the request of this claim never left for the provider. */
export async function withdrawClaim(gateway: Gateway, { id, status, asked_at }: RefundRow): Promise<void> {
  await gateway.db
    .updateTable('refunds')
    .set({ status: nextRefundState(status, 'unsent') ?? status, asked_at: null, refunded_before: null })
    .where('id', '=', id)
    .where('status', '=', status)
    .where('asked_at', '=', asked_at)
    .execute();
}
