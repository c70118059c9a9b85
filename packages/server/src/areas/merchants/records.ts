import { type Selectable, sql } from 'kysely';
import type { MerchantTable } from '../../db/tables.ts';
import type { Db } from '../../db/transaction.ts';
import { contains } from '../../lists/page.ts';

export interface MerchantRow extends Selectable<MerchantTable> {
  balance: string | null;
}

/** Merchants with their own balance in their own currency. */
export const selectMerchants = (db: Db) =>
  db
    .selectFrom('merchants as m')
    .leftJoin('guarded_balances as b', (join) =>
      join.on('b.account', '=', sql`'balance:' || m.id`).onRef('b.currency', '=', 'm.currency'),
    )
    .selectAll('m')
    .select('b.amount as balance');

export const findMerchant = (db: Db, id: string): Promise<MerchantRow | undefined> =>
  selectMerchants(db).where('m.id', '=', id).executeTakeFirst();

export interface MerchantFilter {
  tenant?: string | undefined;
  q?: string | undefined;
  status?: string | undefined;
  country?: string | undefined;
}

/** The part of a list's WHERE that rows and count share. */
export function merchantWhere(filter: MerchantFilter) {
  const parts = [sql<boolean>`true`];
  if (filter.tenant !== undefined) parts.push(sql<boolean>`m.id = ${filter.tenant}`);
  if (filter.status !== undefined) parts.push(sql<boolean>`m.status = ${filter.status}`);
  if (filter.country !== undefined) parts.push(sql<boolean>`m.country = ${filter.country}`);
  if (filter.q) {
    const pattern = contains(filter.q);
    parts.push(sql<boolean>`(m.name ilike ${pattern} or m.id = ${filter.q} or m.sid = ${filter.q})`);
  }
  return sql<boolean>`${sql.join(parts, sql` and `)}`;
}
