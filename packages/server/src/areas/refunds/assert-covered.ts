import { accounts, type Currency, type Money, toDecimalString } from '@daftar/domain';
import { sql } from 'kysely';
import { conflict } from '../../basics/problems.ts';
import type { Trx } from '../../db/transaction.ts';

/**
 * Throws 409 unless the merchant's payable and balance cover its part of this refund and of all its requested and pending
 * refunds. The caller holds the merchant's lock, so that concurrent refunds of different payments are counted one after the
 * other.
 */
export async function assertCovered(trx: Trx, merchantId: string, part: Money<Currency>): Promise<void> {
  const { currency } = part;
  const owed = sql`select coalesce(sum(case side when 'credit' then amount else -amount end), 0) from ledger_postings
    where account = ${accounts.payable(merchantId)} and currency = ${currency}`;
  const held = sql`select coalesce(sum(amount), 0) from guarded_balances
    where account = ${accounts.balance(merchantId)} and currency = ${currency}`;
  const asked = sql`select coalesce(sum(r.amount * t.merchant_share_value / t.amount), 0)
    from refunds r join transactions t on t.user_type_id = r.user_type_id and t.id = r.transaction_id
    where r.user_type_id = ${merchantId} and r.currency = ${currency} and r.status in ('requested', 'pending')`;
  const { rows } = await sql<{ covered: boolean }>`
    select (${owed}) + (${held}) >= (${asked}) + ${toDecimalString(part)}::numeric as covered`.execute(trx);
  if (!rows[0]?.covered) throw conflict('refund-not-covered');
}
