import { compareMoney, fromMajor, isCurrency } from '@daftar/domain';
import type { ProviderNotice } from '../../../providers/notice.ts';
import type { ProviderStatus } from '../../../providers/payment-status.ts';
import type { PaymentProvider } from '../../../providers/provider.ts';
import { keysOf } from '../keys-of.ts';
import type { AttemptRow, SessionRow } from '../store.ts';

/**
 * `whole`: the whole payment was refunded. `open`: something was, and its amount is unknown until the payment's status says that
 * the whole payment was refunded, a settlement file has the amount, or a user enters it. `unconfirmed`: the notice tells of a
 * whole refund, and the payment's status does not, yet.
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
  if (isRefundedWhole(status, session)) return 'whole';
  const tellsOfWhole = notice.status.state === 'failed' && notice.status.refunded !== undefined;
  const isOther = isPart({ status }) || (status.state === 'failed' && status.refunded !== undefined);
  // After a partial refund most providers still call the payment paid, and MontyPay sends its notice only once.
  return tellsOfWhole && !isOther ? 'unconfirmed' : 'open';
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
