import { type Selectable, sql } from 'kysely';
import type { CarrierTable } from '../../db/tables.ts';
import type { Db } from '../../db/transaction.ts';
import { contains } from '../../lists/page.ts';
import { type AccountRow, accountWire } from '../accounts/wire.ts';

export type CarrierRow = Selectable<CarrierTable>;

export const findCarrier = (db: Db, id: string): Promise<CarrierRow | undefined> =>
  db.selectFrom('carriers').selectAll().where('id', '=', id).executeTakeFirst();

export interface CarrierFilter {
  tenant?: string | undefined;
  q?: string | undefined;
  status?: string | undefined;
  country?: string | undefined;
  type?: string | undefined;
}

/** The part of a list's WHERE that rows and count share. */
export function carrierWhere(filter: CarrierFilter) {
  const parts = [sql<boolean>`true`];
  if (filter.tenant !== undefined) parts.push(sql<boolean>`id = ${filter.tenant}`);
  if (filter.status !== undefined) parts.push(sql<boolean>`status = ${filter.status}`);
  if (filter.country !== undefined) parts.push(sql<boolean>`country = ${filter.country}`);
  if (filter.type !== undefined) parts.push(sql<boolean>`type = ${filter.type}`);
  if (filter.q) parts.push(sql<boolean>`(name ilike ${contains(filter.q)} or id = ${filter.q})`);
  return sql<boolean>`${sql.join(parts, sql` and `)}`;
}

export const carrierWire = (row: AccountRow & { type: CarrierRow['type'] }) => ({
  ...accountWire(row),
  type: row.type,
});
