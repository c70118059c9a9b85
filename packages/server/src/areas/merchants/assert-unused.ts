import { sql } from 'kysely';
import { conflict } from '../../basics/problems.ts';
import type { Trx } from '../../db/transaction.ts';

/** Throws 409 when a merchant has any transaction or ledger entry. */
export async function assertUnused(
  trx: Trx,
  merchantId: string,
  reason: 'merchant.currencyFixed' | 'merchant.hasMoney',
): Promise<void> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select 1 from transactions where user_type_id = ${merchantId})
      or exists (select 1 from ledger_entries where user_type_id = ${merchantId})
      or exists (select 1 from settlements where user_type_id = ${merchantId}) as used`.execute(trx);
  if (rows[0]?.used) throw conflict(reason);
}
