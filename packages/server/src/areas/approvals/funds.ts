import { accounts, type Currency, type Money, type PayoutSource, sumFromMajor } from '@daftar/domain';
import { sql } from 'kysely';
import type { Db, Trx } from '../../db/transaction.ts';
import { guardedBalancesOf, lowerGuarded } from '../../ledger/book-all.ts';
import { fundsBesideRefunds } from '../../ledger/refund-holds.ts';
import { lockMerchants } from '../../records/lock-row.ts';
import { moneyOf, SOURCES } from '../payouts/public.ts';

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

const lesser = (a: bigint, b: bigint): bigint => (a > b ? b : a);

/**
 * Returns what refunds under way leave of account balances, by account and currency; negative when they need more. Balances of
 * merchants without such refunds have no entry.
 */
async function freeOf(db: Db, merchantIds: readonly string[]): Promise<Map<string, bigint>> {
  const { rows } = await sql<{ merchant: string; currency: Currency }>`
    select distinct user_type_id as merchant, currency from refunds
    where status in ('requested', 'pending') and user_type_id = any(${[...merchantIds]}::text[])`.execute(db);
  const free = new Map<string, bigint>();
  for (const { merchant, currency } of rows) {
    const { owed, held } = await fundsBesideRefunds(db, merchant, currency);
    free.set(`${accounts.balance(merchant)} ${currency}`, owed.minor - held.minor);
  }
  return free;
}

/** Balances of a file's merchants. `spend` deducts payouts in memory, in the file's order; `write` stores the result once. */
export class Funds {
  readonly #balances = new Map<string, Balance>();

  /** Reads the balances for a dry run. */
  static async read(db: Db, merchantIds: readonly string[]): Promise<Funds> {
    return new Funds(await guardedBalancesOf(db, merchantIds).execute(), await freeOf(db, merchantIds));
  }

  /** Locks merchants and balances until the commit, so that no refund is requested meanwhile. */
  static async hold(trx: Trx, merchantIds: readonly string[]): Promise<Funds> {
    await lockMerchants(trx, merchantIds);
    return new Funds(
      await guardedBalancesOf(trx, merchantIds).forUpdate().execute(),
      await freeOf(trx, merchantIds),
    );
  }

  private constructor(
    rows: readonly { account: string; currency: string; amount: string }[],
    free: ReadonlyMap<string, bigint>,
  ) {
    for (const { account, currency, amount } of rows) {
      const code = currency as Currency;
      const stored = sumFromMajor(amount, code).minor;
      const unheld = free.get(`${account} ${currency}`) ?? stored;
      const left = lesser(unheld, stored);
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
      await lowerGuarded(trx, account, { minor: spent, currency });
    }
  }
}
