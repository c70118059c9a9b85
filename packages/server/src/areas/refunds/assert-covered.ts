import type { Currency, Money } from '@daftar/domain';
import { conflict } from '../../basics/problems.ts';
import type { Trx } from '../../db/transaction.ts';
import { fundsBesideRefunds } from '../../ledger/refund-holds.ts';

/**
 * Throws 409 unless the merchant's payable and balance cover its part of this refund and of all its requested and pending
 * refunds. The caller holds the merchant's lock, so that concurrent refunds of different payments are counted one after the
 * other.
 */
export async function assertCovered(trx: Trx, merchantId: string, part: Money<Currency>): Promise<void> {
  const { owed, held } = await fundsBesideRefunds(trx, merchantId, part.currency);
  if (owed.minor < held.minor + part.minor) throw conflict('refund-not-covered');
}
