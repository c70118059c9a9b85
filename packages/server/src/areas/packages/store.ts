import { sql } from 'kysely';
import { type Caller, tenantOf, type UserCaller } from '../../access/caller.ts';
import { notFound } from '../../basics/problems.ts';
import type { Db, Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { type Condition, condition, contains } from '../../lists/condition.ts';
import type { ListSource } from '../../lists/page.ts';
import { readOne } from '../../lists/read-one.ts';
import { indexedNullsLast } from '../../lists/sort.ts';
import { sellerOf } from '../../records/joins.ts';
import { lockRow } from '../../records/lock-row.ts';
import { logoPath } from '../../records/merchant-logo.ts';
import { present } from '../../records/present.ts';
import type { PackageRow } from './fields.ts';
import { linkStateOrder } from './link-state.ts';

const ACTIVE = "(s.status and m.status = 'Active' and coalesce(s.currency, p.currency) = p.currency)";

export const packageList: ListSource = {
  columns: `p.*, s.service_id as sid, s.service_name, m.name as merchant_name, m.sid as merchant_code, m.logo_version,
    ${ACTIVE} as active`,
  from: `packages p ${sellerOf('p')}`,
  sorts: {
    createdDate: indexedNullsLast('p.created_at'),
    name: 'p.name',
    amount: 'p.amount',
    country: 'p.country',
    currency: 'p.currency',
    serviceId: 's.service_id',
    callbackUrl: 'p.callback_url',
    expiryDate: 'p.expires_on',
    serviceName: 's.service_name',
    merchantName: 'm.name',
    active: ACTIVE,
    link: linkStateOrder(ACTIVE),
  },
  fallback: '-createdDate',
  tieBreak: 'p.id',
};

interface PackageFilter {
  q?: string | undefined;
  country?: string | undefined;
  currency?: string | undefined;
  /** A merchant's id. */
  userTypeId?: string | undefined;
}

export function packageConditions(caller: UserCaller, filter: PackageFilter): Condition[] {
  const { q, country, currency, userTypeId } = filter;
  const conditions: Condition[] = [];
  const tenant = tenantOf(caller);
  if (tenant !== undefined) conditions.push(condition`p.user_type_id = ${tenant}`);
  if (country !== undefined) conditions.push(condition`p.country = ${country}`);
  if (currency !== undefined) conditions.push(condition`p.currency = ${currency}`);
  if (userTypeId !== undefined) conditions.push(condition`p.user_type_id = ${userTypeId}`);
  if (q)
    conditions.push(condition`(fold_text(p.name) like ${contains(q)} or s.service_id = ${q} or p.id = ${q})`);
  return conditions;
}

/** Returns a package without checking the caller: its customers know its id. Throws 404 when there is none. */
export async function findPackage(db: Db, id: string): Promise<PackageRow> {
  const row = await readOne<PackageRow>(db, packageList, sql`p.id = ${id}`);
  if (!row) throw notFound('package.missing');
  return row;
}

/** Returns whether the caller may read all fields of a package, by the operation's rule and the package's account. */
export function maySeeWhole(caller: Caller, row: Pick<PackageRow, 'user_type_id'>): boolean {
  if (caller.kind !== 'user' || caller.scope === 'public') return false;
  const tenant = tenantOf(caller);
  return tenant === undefined || tenant === row.user_type_id;
}

/** Returns a package of which the caller may read all fields; throws 404 for any other. */
export async function visiblePackage(db: Db, caller: UserCaller, id: string): Promise<PackageRow> {
  const row = await findPackage(db, id);
  if (!maySeeWhole(caller, row)) throw notFound('package.missing');
  return row;
}

/** Returns a package that the caller may change, locked until the commit; throws 404 for any other. */
export async function lockPackage(trx: Trx, caller: UserCaller, id: string): Promise<PackageRow> {
  await lockRow(trx, 'packages', id);
  return visiblePackage(trx, caller, id);
}

/** Returns what a customer who follows the package's link may see. */
export const publicPackage = ({ settings }: Pick<Gateway, 'settings'>, row: PackageRow) => ({
  name: row.name,
  amount: row.amount,
  currency: row.currency,
  country: row.country,
  serviceId: row.sid,
  merchantName: row.merchant_name,
  ...present('merchantLogo', logoPath({ sid: row.merchant_code, logo_version: row.logo_version })),
  active: row.active,
  openAmount: row.open_amount,
  ...present('minimumAmount', row.minimum_amount),
  ...present('maximumAmount', row.maximum_amount),
  ...present('expiryDate', row.expires_on),
  ...(settings.sandbox && { sandbox: true }),
});
