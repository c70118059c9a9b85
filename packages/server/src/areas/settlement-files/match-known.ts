import { matchSettlement, type SettlementLine, type SettlementMatch } from '@daftar/domain';
import type { Trx } from '../../db/transaction.ts';
import { lockSession } from '../checkout/offers.ts';
import { findKnown, type Known, type Period } from './known.ts';

/**
 * Locks the payments' sessions that have refunds without an end, then compares: until the commit nobody ends these refunds in
 * another way.
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

/** In one order for all, so that two files cannot wait for each other. */
const sessionsToLock = ({ refunds, sessions }: Known): string[] =>
  [
    ...new Set(
      refunds.flatMap(({ status, paymentId }) =>
        status === 'succeeded' ? [] : (sessions.get(paymentId) ?? []),
      ),
    ),
  ].sort();
