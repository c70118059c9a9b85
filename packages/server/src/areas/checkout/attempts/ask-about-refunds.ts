import { inTransaction } from '../../../db/transaction.ts';
import type { Gateway } from '../../../gateway.ts';
import { RetryLater } from '../../../jobs/retry-later.ts';
import type { PaymentProvider } from '../../../providers/provider.ts';
import { keysOf } from '../keys-of.ts';
import { keepOpenRefund } from '../refunds/keep-open-refund.ts';
import { reconcileTotal } from '../refunds/reconcile-total.ts';
import { isPart, statedTotal, tellsOfWhole } from '../refunds/refund-of-notice.ts';
import { type AttemptRow, findSession } from '../store.ts';
import { logExchange } from './check-attempt.ts';

/**
 * Asks the provider what it has refunded of a paid attempt, after a notice that may be about a refund. A total is booked as far as the
 * books lack it. Without a total, what our own refunds do not explain becomes an open refund. Throws when the provider gives no usable
 * response, so that the job runs again.
 */
export async function askAboutRefunds(
  gateway: Gateway,
  provider: PaymentProvider,
  attempt: AttemptRow,
): Promise<void> {
  const session = await findSession(gateway.db, attempt.session_id);
  if (!session) throw new Error(`Attempt ${attempt.id} has no session`);
  const keys = keysOf(session, attempt);
  const { status, exchange } = await provider.status(keys);
  const total = statedTotal(status, keys.amount);
  const isOpen = !total && (isPart({ status }) || tellsOfWhole(status));
  if (total || isOpen || status.state === 'unknown') await logExchange(gateway, session, exchange);
  if (total)
    await inTransaction(gateway.db, (trx) =>
      reconcileTotal(trx, gateway, attempt, total, { isNotice: true }),
    );
  else if (isOpen) await inTransaction(gateway.db, (trx) => keepOpenRefund(trx, attempt, gateway.now()));
  else if (status.state === 'unknown')
    throw new RetryLater(`${provider.name} does not say what it refunded of ${attempt.id}: ${status.reason}`);
}
