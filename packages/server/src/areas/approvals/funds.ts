import { type Currency, type Money, type PayoutSource, sumFromMajor, toDecimalString } from '@daftar/domain';
import { sql } from 'kysely';
import type { Trx } from '../../db/transaction.ts';
import { moneyOf, notCovered, SOURCES } from '../payouts/offers.ts';

interface Purse {
  account: string;
  currency: Currency;
  left: bigint;
  spent: bigint;
}

export interface Payable {
  user_type_id: string;
  merchant_name: string;
  amount: string;
  currency: string;
}

/** What the merchants of a file have, held until the commit; spent payout by payout, written once at the end. */
export class Funds {
  readonly #purses = new Map<string, Purse>();

  static async hold(trx: Trx, merchantIds: readonly string[]): Promise<Funds> {
    const funds = new Funds();
    const rows = await trx
      .selectFrom('guarded_balances')
      .select(['account', 'currency', 'amount'])
      .where((eb) => eb('user_type_id', '=', eb.fn.any(eb.val([...merchantIds]))))
      .orderBy('account')
      .orderBy('currency')
      .forUpdate()
      .execute();
    for (const { account, currency, amount } of rows) {
      const code = currency as Currency;
      const left = sumFromMajor(amount, code).minor;
      funds.#purses.set(`${account} ${currency}`, { account, currency: code, left, spent: 0n });
    }
    return funds;
  }

  /** Spends the whole amount from the first account that covers it; 409 where none does. */
  spend(payout: Payable): { source: PayoutSource; amount: Money<Currency> } {
    const amount = moneyOf(payout);
    for (const source of SOURCES) {
      const purse = this.#purses.get(`${source}:${payout.user_type_id} ${payout.currency}`);
      if (!purse || purse.left < amount.minor) continue;
      purse.left -= amount.minor;
      purse.spent += amount.minor;
      return { source, amount };
    }
    throw notCovered(payout.merchant_name);
  }

  async write(trx: Trx): Promise<void> {
    for (const { account, currency, spent } of this.#purses.values()) {
      if (spent === 0n) continue;
      const by = toDecimalString({ minor: spent, currency });
      await sql`update guarded_balances set amount = amount - ${by}::numeric
        where account = ${account} and currency = ${currency}`.execute(trx);
    }
  }
}
