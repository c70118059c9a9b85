import type { Money } from '@daftar/domain';
import type { ProviderNotice } from '../../../providers/notice.ts';
import type { ProviderStatus } from '../../../providers/payment-status.ts';

/**
 * `stated`: the provider states the total that it has refunded. `open`: something was refunded, and its amount is unknown until the
 * provider states a total, a settlement file has the amount, or a user enters it. `unconfirmed`: the notice tells of a whole refund,
 * and the payment's status does not, yet.
 */
export type RefundOfNotice = { kind: 'stated'; total: Money } | { kind: 'open' } | { kind: 'unconfirmed' };

/** Decides from a payment's status how much a notice without an amount is about. */
export function refundOfNotice(notice: ProviderNotice, status: ProviderStatus, paid: Money): RefundOfNotice {
  const total = statedTotal(status, paid);
  if (total) return { kind: 'stated', total };
  // After a partial refund most providers still call the payment paid, and MontyPay sends its notice only once. A status that tells
  // of a whole refund of another amount contradicts itself: a person has to look.
  const isUnconfirmed = tellsOfWhole(notice.status) && !isPart({ status }) && !tellsOfWhole(status);
  return { kind: isUnconfirmed ? 'unconfirmed' : 'open' };
}

export const tellsOfWhole = (status: ProviderStatus): boolean =>
  status.state === 'failed' && status.refunded !== undefined;

/**
 * Returns the total that a status states as refunded; undefined if it states none, or says that nothing was refunded. A payment that
 * was refunded completely must be one of the amount `paid`: otherwise the status is about something else.
 */
export function statedTotal(status: ProviderStatus, paid: Money): Money | undefined {
  const total = status.state === 'failed' || status.state === 'paid' ? status.refunded : undefined;
  if (!total || total.minor <= 0n || total.currency !== paid.currency) return undefined;
  return status.state === 'paid' || total.minor === paid.minor ? total : undefined;
}

/** Tells whether a status says that a part was refunded, without the amount. */
export const isPart = ({ status }: Pick<ProviderNotice, 'status'>): boolean =>
  (status.state === 'unknown' || status.state === 'paid') && status.refundedInPart === true;
