import { matchSettlement, type SettlementLine, type SettlementMatch } from '@daftar/domain';
import type { Trx } from '../../db/transaction.ts';
import { lockSession } from '../checkout/public.ts';
import { findKnown, type Known, type Period } from './known.ts';

/**
 * Compares the rows with our payments and refunds. First locks the sessions with open or pending refunds, and those of
 * payments whose refunds we lack, so that nothing else ends or books these refunds before the commit.
 */
export async function matchKnown(
  trx: Trx,
  provider: string,
  lines: readonly SettlementLine[],
  period: Period,
): Promise<SettlementMatch> {
  const before = await findKnown(trx, provider, lines, period);
  for (const session of sessionsToLock(before, matchSettlement(lines, before.payments, before.refunds)))
    await lockSession(trx, session);
  const known = await findKnown(trx, provider, lines, period);
  return matchSettlement(lines, known.payments, known.refunds);
}

/** Returns the sessions to lock, sorted, so that two concurrent files cannot deadlock. */
const sessionsToLock = ({ refunds, sessions }: Known, { gives, doubts }: SettlementMatch): string[] => {
  const payments = [
    ...refunds.flatMap(({ status, paymentId }) => (status === 'succeeded' ? [] : paymentId)),
    ...gives.map(({ payment }) => payment.id),
    ...doubts.map(({ id }) => id),
  ];
  return [...new Set(payments.flatMap((id) => sessions.get(id) ?? []))].sort();
};
