import type { Selectable } from 'kysely';
import type { CarrierTable } from '../../db/tables.ts';
import type { Db } from '../../db/transaction.ts';
import { type Condition, condition, contains } from '../../lists/condition.ts';
import type { ListSource } from '../../lists/page.ts';
import { type AccountRow, accountWire } from '../../records/account-wire.ts';

export type CarrierRow = Selectable<CarrierTable>;

/** A list's row: what the wire shows, no more. */
export type CarrierListRow = Omit<CarrierRow, 'name_key' | 'updated_at' | 'version'>;

export const findCarrier = (db: Db, id: string): Promise<CarrierRow | undefined> =>
  db.selectFrom('carriers').selectAll().where('id', '=', id).executeTakeFirst();

export interface CarrierFilter {
  tenant?: string | undefined;
  q?: string | undefined;
  status?: string | undefined;
  country?: string | undefined;
  type?: string | undefined;
}

export const carrierList: ListSource = {
  columns: `id, name, type, country, currency, status, notification_email, support_email, billing_email, commercial_email,
    created_at`,
  from: 'carriers',
  sorts: {
    createdDate: 'created_at',
    name: 'name',
    type: 'type',
    country: 'country',
    currency: 'currency',
    status: 'status',
  },
  fallback: '-createdDate',
  tieBreak: 'id',
};

/** What a list of carriers is narrowed to. */
export function carrierConditions({ tenant, status, country, type, q }: CarrierFilter): Condition[] {
  const conditions: Condition[] = [];
  if (tenant !== undefined) conditions.push(condition`id = ${tenant}`);
  if (status !== undefined) conditions.push(condition`status = ${status}`);
  if (country !== undefined) conditions.push(condition`country = ${country}`);
  if (type !== undefined) conditions.push(condition`type = ${type}`);
  if (q) conditions.push(condition`(name ilike ${contains(q)} or id = ${q})`);
  return conditions;
}

export const carrierWire = (row: AccountRow & { type: CarrierRow['type'] }) =>
  Object.assign(accountWire(row), { type: row.type });
