import {
  accounts,
  type Currency,
  type Money,
  minorUnits,
  sumFromMajor,
  toDecimalString,
} from '@daftar/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/transaction.ts';
import { refundedPartsOf } from './refunded-parts.ts';

/** A merchant's money in a currency, and the part of it that refunds under way will take. */
export interface Funds {
  /** Payable and account balance together, in major units. */
  owed: Money<Currency>;
  /** The merchant's part of all requested and pending refunds. */
  held: Money<Currency>;
}

const partOf = (refunded: RawBuilder<unknown>, currency: Currency) =>
  refundedPartsOf({
    refunded,
    amount: sql`t.amount`,
    carrier: sql`t.carrier_share_value`,
    merchant: sql`t.merchant_share_value`,
    decimals: sql.lit(minorUnits(currency)),
  }).merchant;

/**
 * Returns what a merchant is owed and what its requested and pending refunds will take of it, split and rounded as their
 * bookings will be. Whoever takes money from payable or balance must leave `held` there. The caller holds the merchant's lock,
 * because each refund request takes it, too.
 */
export async function fundsBesideRefunds(db: Db, merchantId: string, currency: Currency): Promise<Funds> {
  const { rows } = await sql<{ owed: string; held: string }>`
    select (select coalesce(sum(case side when 'credit' then amount else -amount end), 0) from ledger_postings
        where account = ${accounts.payable(merchantId)} and currency = ${currency})
      + (select coalesce(sum(amount), 0) from guarded_balances
        where account = ${accounts.balance(merchantId)} and currency = ${currency}) as owed,
      (select coalesce(sum(${partOf(sql`(t.refunded_amount + a.asked)`, currency)}
          - ${partOf(sql`t.refunded_amount`, currency)}), 0)
        from (select transaction_id, sum(amount) as asked from refunds
          where user_type_id = ${merchantId} and currency = ${currency} and status in ('requested', 'pending')
          group by transaction_id) a
        join transactions t on t.user_type_id = ${merchantId} and t.id = a.transaction_id
        where t.status = 'Success') as held`.execute(db);
  const [row] = rows;
  return { owed: sumFromMajor(row?.owed ?? '0', currency), held: sumFromMajor(row?.held ?? '0', currency) };
}

/** Tells whether the merchant's money still covers its refunds after it has given `taken`. */
export const coversRefunds = ({ owed, held }: Funds, taken: Money<Currency>): boolean =>
  held.minor === 0n || owed.minor - taken.minor >= held.minor;

/** Returns the part of an account balance that refunds under way need, because the payable does not cover them. */
export function heldOfBalance({ owed, held }: Funds, balance: Money<Currency>): Money<Currency> {
  const missing = held.minor - (owed.minor - balance.minor);
  if (held.minor === 0n || missing <= 0n) return { ...balance, minor: 0n };
  return missing < balance.minor ? { ...balance, minor: missing } : balance;
}

/** Returns the values of a message that says how much is held. */
export const heldText = ({ held }: Funds): { amount: string; currency: string } => ({
  amount: toDecimalString(held),
  currency: held.currency,
});
