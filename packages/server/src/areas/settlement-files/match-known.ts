import { matchSettlement, type SettlementLine, type SettlementMatch } from '@daftar/domain';
import type { Trx } from '../../db/transaction.ts';
import { lockSession } from '../checkout/offers.ts';
import { findKnown, type Known, type Period } from './known.ts';

/**
 * Compares the rows with our payments and refunds. First locks the sessions with open or pending refunds, so that nothing else
 * ends these refunds before the commit.
 */
export async function matchKnown(
  trx: Trx,
  provider: string,
  lines: readonly SettlementLine[],
  period: Period,
): Promise<SettlementMatch> {
  const before = await findKnown(trx, provider, lines, period);
  for (const session of sessionsToLock(before)) await lockSession(trx, session);
  const known = await findKnown(trx, provider, lines, period);
  return matchSettlement(lines, known.payments, known.refunds);
}

/** Returns the sessions to lock, sorted, so that two concurrent files cannot deadlock. */
const sessionsToLock = ({ refunds, sessions }: Known): string[] =>
  [
    ...new Set(
      refunds.flatMap(({ status, paymentId }) =>
        status === 'succeeded' ? [] : (sessions.get(paymentId) ?? []),
      ),
    ),
  ].sort();
