import { type Currency, type Money, type PayoutSource, sumFromMajor, toDecimalString } from '@daftar/domain';
import { sql } from 'kysely';
import type { Db, Trx } from '../../db/transaction.ts';
import { moneyOf, SOURCES } from '../payouts/offers.ts';

interface Balance {
  account: string;
  currency: Currency;
  left: bigint;
  spent: bigint;
}

export interface Payable {
  user_type_id: string;
  amount: string;
  currency: string;
}

const balancesOf = (db: Db, merchantIds: readonly string[]) =>
  db
    .selectFrom('guarded_balances')
    .select(['account', 'currency', 'amount'])
    .where((eb) => eb('user_type_id', '=', eb.fn.any(eb.val([...merchantIds]))))
    .orderBy('account')
    .orderBy('currency');

/** Balances of a file's merchants. `spend` deducts payouts in memory, in the file's order; `write` stores the result once. */
export class Funds {
  readonly #balances = new Map<string, Balance>();

  /** Reads the balances for a dry run. */
  static async read(db: Db, merchantIds: readonly string[]): Promise<Funds> {
    return new Funds(await balancesOf(db, merchantIds).execute());
  }

  /** Locks the balances until the commit. */
  static async hold(trx: Trx, merchantIds: readonly string[]): Promise<Funds> {
    return new Funds(await balancesOf(trx, merchantIds).forUpdate().execute());
  }

  private constructor(rows: readonly { account: string; currency: string; amount: string }[]) {
    for (const { account, currency, amount } of rows) {
      const code = currency as Currency;
      const left = sumFromMajor(amount, code).minor;
      this.#balances.set(`${account} ${currency}`, { account, currency: code, left, spent: 0n });
    }
  }

  /** Deducts the amount from the merchant's first account that covers it; undefined when none does. */
  spend(
    payout: Payable,
    amount: Money<Currency> = moneyOf(payout),
  ): { source: PayoutSource; amount: Money<Currency> } | undefined {
    for (const source of SOURCES) {
      const balance = this.#balances.get(`${source}:${payout.user_type_id} ${payout.currency}`);
      if (!balance || balance.left < amount.minor) continue;
      balance.left -= amount.minor;
      balance.spent += amount.minor;
      return { source, amount };
    }
    return undefined;
  }

  async write(trx: Trx): Promise<void> {
    for (const { account, currency, spent } of this.#balances.values()) {
      if (spent === 0n) continue;
      const by = toDecimalString({ minor: spent, currency });
      await sql`update guarded_balances set amount = amount - ${by}::numeric
        where account = ${account} and currency = ${currency}`.execute(trx);
    }
  }
}
