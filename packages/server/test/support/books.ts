import { expect } from 'vitest';
import { verifyAudit } from '../../src/audit/verify-audit.ts';
import { onSnapshot } from '../../src/backup/prove-books.ts';
import { verifyFigures } from '../../src/figures/verify-figures.ts';
import type { Gateway } from '../../src/gateway.ts';
import { verifyLedger } from '../../src/ledger/verify-ledger.ts';

/** Expects that the ledger balances, the daily figures match the transactions and the audit chains are intact. */
export async function expectSoundBooks(gateway: Gateway): Promise<void> {
  // Jobs may write at the same time.
  const { ledger, figures, audit } = await onSnapshot(gateway, async (db) => ({
    ledger: await verifyLedger(db),
    figures: await verifyFigures(db),
    audit: await verifyAudit(db),
  }));
  expect(ledger.faults).toEqual([]);
  expect(figures.faults).toEqual([]);
  expect(audit.faults).toEqual([]);
}

export const balanceOf = async ({ db }: Gateway, merchantId: string): Promise<number> => {
  const row = await db
    .selectFrom('guarded_balances')
    .select('amount')
    .where('account', '=', `balance:${merchantId}`)
    .executeTakeFirst();
  return Number(row?.amount ?? 0);
};
