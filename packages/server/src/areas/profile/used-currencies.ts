import { type Currency, isCurrency } from '@daftar/domain';
import { sql } from 'kysely';
import type { UserCaller } from '../../access/caller.ts';
import type { Db } from '../../db/transaction.ts';

const narrowings = {
  owner: () => sql`true`,
  merchant: (id: string) => sql`user_type_id = ${id}`,
  carrier: (id: string) => sql`carrier_id = ${id}`,
};

/**
 * Returns the currencies of the caller's transactions, including failed ones. Reads one index entry per currency (a loose index
 * scan).
 */
export async function usedCurrencies(db: Db, { accountKind, userTypeId }: UserCaller): Promise<Currency[]> {
  const theirs = narrowings[accountKind](userTypeId);
  const { rows } = await sql<{ currency: string }>`
    with recursive used as (
      (select currency from daily_figures where ${theirs} order by currency limit 1)
      union all
      select (select f.currency from daily_figures f where ${theirs} and f.currency > used.currency
        order by f.currency limit 1)
      from used where used.currency is not null
    )
    select currency from used where currency is not null`.execute(db);
  return rows.map(({ currency }) => currency).filter(isCurrency);
}
