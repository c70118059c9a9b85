import { sql } from 'kysely';
import { named } from '../../db/named.ts';
import { statement } from '../../db/statement.ts';
import type { Db, Trx } from '../../db/transaction.ts';
import { type Condition, condition, contains } from '../../lists/condition.ts';
import type { ListSource } from '../../lists/page.ts';
import { readOne } from '../../lists/read-one.ts';
import { type MerchantListRow, type MerchantRow, merchantFields } from './fields.ts';

export interface MerchantFilter {
  tenant?: string | undefined;
  q?: string | undefined;
  status?: string | undefined;
  country?: string | undefined;
}

export const merchantList: ListSource = {
  columns: merchantFields.select,
  // Merchants with their own balance in their own currency.
  from: "merchants m left join guarded_balances b on b.account = 'balance:' || m.id and b.currency = m.currency",
  sorts: {
    createdDate: 'm.created_at',
    name: 'm.name',
    country: 'm.country',
    currency: 'm.currency',
    status: 'm.status',
    accountBalance: 'b.amount',
    _id: 'm.id',
  },
  fallback: '-createdDate',
  tieBreak: 'm.id',
};

export const findMerchant = (db: Db, id: string): Promise<MerchantRow | undefined> =>
  readOne(db, { ...merchantList, columns: 'm.*, b.amount as balance' }, sql`m.id = ${id}`);

/**
 * Locks a merchant until the commit and returns it, in one statement. Its `balance` is older than the lock: it does not contain the
 * changes that the statement waited for.
 */
export async function lockMerchant(trx: Trx, id: string): Promise<MerchantListRow | undefined> {
  const rows = await statement<MerchantListRow>`
    select ${sql.raw(merchantList.columns)} from ${sql.raw(merchantList.from)} where m.id = ${id}
    for no key update of m${named('lock-merchant')}`.execute(trx);
  return rows[0];
}

/** Returns the conditions of a list of merchants. */
export function merchantConditions({ tenant, status, country, q }: MerchantFilter): Condition[] {
  const conditions: Condition[] = [];
  if (tenant !== undefined) conditions.push(condition`m.id = ${tenant}`);
  if (status !== undefined) conditions.push(condition`m.status = ${status}`);
  if (country !== undefined) conditions.push(condition`m.country = ${country}`);
  if (q) conditions.push(condition`(fold_text(m.name) like ${contains(q)} or m.id = ${q} or m.sid = ${q})`);
  return conditions;
}
