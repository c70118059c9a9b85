import type { Db } from '../../db/transaction.ts';
import { type Condition, condition, contains } from '../../lists/condition.ts';
import type { ListSource } from '../../lists/page.ts';
import { type CarrierRow, carrierFields } from './fields.ts';

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
  columns: carrierFields.select,
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

/** Returns the conditions of a list of carriers. */
export function carrierConditions({ tenant, status, country, type, q }: CarrierFilter): Condition[] {
  const conditions: Condition[] = [];
  if (tenant !== undefined) conditions.push(condition`id = ${tenant}`);
  if (status !== undefined) conditions.push(condition`status = ${status}`);
  if (country !== undefined) conditions.push(condition`country = ${country}`);
  if (type !== undefined) conditions.push(condition`type = ${type}`);
  if (q) conditions.push(condition`(fold_text(name) like ${contains(q)} or id = ${q})`);
  return conditions;
}
