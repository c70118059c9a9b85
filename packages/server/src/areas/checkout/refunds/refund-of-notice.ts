import { compareMoney, fromMajor, isCurrency } from '@daftar/domain';
import type { ProviderNotice } from '../../../providers/notice.ts';
import type { ProviderStatus } from '../../../providers/payment-status.ts';
import type { PaymentProvider } from '../../../providers/provider.ts';
import { keysOf } from '../keys-of.ts';
import type { AttemptRow, SessionRow } from '../store.ts';

/**
 * `whole`: the whole payment was refunded. `open`: a part was, and its amount is unknown until a user enters it. `unconfirmed`:
 * the provider does not respond, or the payment's status does not tell of refunds.
 */
export type RefundOfNotice = 'whole' | 'open' | 'unconfirmed';

/** Requests the payment's status, because a notice does not contain the refunded amount. */
export async function refundOfNotice(
  provider: PaymentProvider,
  notice: ProviderNotice,
  session: SessionRow,
  attempt: AttemptRow,
): Promise<RefundOfNotice> {
  // A provider whose notice of a partial refund has no amount does not tell the amount in its status either.
  if (isPart(notice)) return 'open';
  const { status } = await provider.status(keysOf(session, attempt));
  if (isPart({ status })) return 'open';
  if (status.state !== 'failed' || !status.refunded) return 'unconfirmed';
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

const isPart = ({ status }: Pick<ProviderNotice, 'status'>): boolean =>
  status.state === 'unknown' && status.refundedInPart === true;
