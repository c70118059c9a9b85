import { isCurrency, subtractMoney, sumFromMajor, toMajorNumber } from '@daftar/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';
import type { SettlementRow } from './wire.ts';

interface Gross {
  transactions: string;
  total: string;
  walee: string;
  merchant: string;
}

/**
 * Returns the refunds that a settlement deducted, of its own payments and of payments that were settled before; undefined
 * without refunds. They are what is missing from the settled payments: the shares of a claimed payment do not change, and the
 * settlement's own figures are less the refunds.
 */
export async function settledRefunds(db: Db, row: SettlementRow) {
  const { local_currency: currency } = row;
  if (!isCurrency(currency)) return undefined;
  const { rows } = await sql<Gross>`
    select count(*) as transactions, coalesce(sum(amount), 0) as total,
      coalesce(sum(walee_share_value), 0) as walee, coalesce(sum(merchant_share_value), 0) as merchant
    from transactions where user_type_id = ${row.user_type_id} and settlement_id = ${row.id}`.execute(db);
  const [gross] = rows;
  if (!gross || gross.transactions === '0') return undefined;
  const amount = (value: string) => sumFromMajor(value, currency);
  const refunds = {
    total: subtractMoney(amount(gross.total), amount(row.total_revenue)),
    waleeShare: subtractMoney(amount(gross.walee), amount(row.walee_share)),
    merchantShare: subtractMoney(amount(gross.merchant), amount(row.merchant_share)),
  };
  if (refunds.total.minor === 0n) return undefined;
  const carrierShare = subtractMoney(subtractMoney(refunds.total, refunds.waleeShare), refunds.merchantShare);
  return {
    total: toMajorNumber(refunds.total),
    carrierShare: toMajorNumber(carrierShare),
    waleeShare: toMajorNumber(refunds.waleeShare),
    merchantShare: toMajorNumber(refunds.merchantShare),
  };
}
