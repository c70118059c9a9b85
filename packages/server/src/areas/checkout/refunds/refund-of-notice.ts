import { compareMoney, fromMajor, isCurrency } from '@daftar/domain';
import { unavailable } from '../../../basics/problems.ts';
import type { Db } from '../../../db/transaction.ts';
import type { ProviderNotice } from '../../../providers/notice.ts';
import type { ProviderStatus } from '../../../providers/payment-status.ts';
import type { PaymentProvider } from '../../../providers/provider.ts';
import { keysOf } from '../keys-of.ts';
import type { AttemptRow, SessionRow } from '../store.ts';

/**
 * `whole`: the whole payment was refunded. `open`: a part was, and its amount is unknown until a user enters it. `own`: a
 * refund that we requested is pending, and its own status tells whether it succeeded.
 */
export type RefundOfNotice = 'whole' | 'open' | 'own';

/** Time after which the payment provider should repeat a notice that its own status does not confirm yet. */
const RETRY_SECONDS = 60;

/**
 * Requests the payment's status, because a notice does not contain the refunded amount. If the provider does not respond, or
 * its status does not tell of refunds, the notice may be about our own pending refund. Without one, throws 503, so that the
 * provider sends the notice again.
 */
export async function refundOfNotice(
  db: Db,
  provider: PaymentProvider,
  notice: ProviderNotice,
  session: SessionRow,
  attempt: AttemptRow,
): Promise<RefundOfNotice> {
  // A provider whose notice of a partial refund has no amount does not tell the amount in its status either.
  if (isPart(notice)) return 'open';
  const { status } = await provider.status(keysOf(session, attempt));
  if (isPart({ status })) return 'open';
  if (status.state !== 'failed' || !status.refunded) {
    if (await hasOwnPending(db, attempt)) return 'own';
    throw unavailable('checkout.providerSilent', {}, RETRY_SECONDS);
  }
  return isRefundedWhole(status, session) ? 'whole' : 'open';
}

/** Tells whether the status reports that the whole payment was refunded: exactly the session's amount. */
export function isRefundedWhole(
  status: ProviderStatus,
  { amount, currency }: Pick<SessionRow, 'amount' | 'currency'>,
): boolean {
  const refunded = status.state === 'failed' && status.refunded;
  if (!refunded || !isCurrency(currency) || refunded.currency !== currency) return false;
  return compareMoney(refunded, fromMajor(amount, currency)) === 0;
}

async function hasOwnPending(db: Db, { id }: AttemptRow): Promise<boolean> {
  const pending = await db
    .selectFrom('refunds')
    .select('id')
    .where('attempt_id', '=', id)
    .where('origin', '=', 'request')
    .where('status', '=', 'pending')
    .limit(1)
    .executeTakeFirst();
  return pending !== undefined;
}

const isPart = ({ status }: Pick<ProviderNotice, 'status'>): boolean =>
  status.state === 'unknown' && status.refundedInPart === true;
