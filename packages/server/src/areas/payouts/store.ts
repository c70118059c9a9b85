import { addDays, businessDay, dayRange, payoutStatusOf } from '@daftar/domain';
import { type Selectable, sql } from 'kysely';
import { tenantOf, type UserCaller } from '../../access/caller.ts';
import { invalid, notFound } from '../../basics/problems.ts';
import type { Body } from '../../contract/operation-types.ts';
import type { PayoutTable } from '../../db/tables-payouts.ts';
import type { Db, Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { type Condition, condition } from '../../lists/condition.ts';
import type { RecentSource } from '../../lists/recent-page.ts';
import { indexed } from '../../lists/sort.ts';
import { zoneOf } from '../../records/business-zone.ts';
import { sellerOf } from '../../records/joins.ts';
import { mentions } from './mentions.ts';

export interface PayoutRow extends Selectable<PayoutTable> {
  merchant_name: string;
  /** The service's public id. */
  sid: string;
}

/** SQL: payouts with their merchant's name and their service's public id. */
const PAYOUTS = `select p.*, m.name as merchant_name, s.service_id as sid from payouts p
    ${sellerOf('p')}`;

export const payoutList: RecentSource = {
  columns: '*',
  from: `(${PAYOUTS}) payouts`,
  sorts: {
    createdDate: indexed('created_at'),
    updatedDate: 'updated_at',
    decidedDate: `case when status <> 'Pending' then updated_at end`,
    amount: 'amount',
    status: 'status',
    merchantName: 'merchant_name',
    fullName: 'full_name',
    currency: 'currency',
    referanceNumber: indexed('reference'),
    beneficiaryEmail: 'beneficiary_email',
    msisdn: indexed('msisdn'),
    payoutType: 'payout_type',
    bankName: 'bank_name',
    merchantOrderId: indexed('merchant_order_id'),
  },
};

export type PayoutFilter = Pick<
  Body<'listPayouts'>,
  'dateFrom' | 'dateTo' | 'status' | 'userTypeId' | 'currency'
>;

const DEFAULT_DAYS = 7;

/** Returns the requested days; by default the last seven, including today. Throws 400 when they are in the wrong order. */
export function periodOf(gateway: Gateway, filter: Pick<PayoutFilter, 'dateFrom' | 'dateTo'>, zone: string) {
  const dateTo = filter.dateTo ?? businessDay(gateway.now(), zone);
  const dateFrom = filter.dateFrom ?? addDays(dateTo, 1 - DEFAULT_DAYS);
  if (dateFrom > dateTo) throw invalid('request.backwards', {}, 'dateTo');
  return { dateFrom, dateTo, ...dayRange(dateFrom, dateTo, zone) };
}

/** Returns the conditions of lists, searches and sums of payouts. Days are Egypt's, because payouts only go to Egypt. */
export async function payoutConditions(
  gateway: Gateway,
  db: Db,
  caller: UserCaller,
  filter: PayoutFilter,
  text: string | undefined,
) {
  const { from, to, ...period } = periodOf(gateway, filter, zoneOf(gateway, 'Egypt'));
  const conditions: Condition[] = [condition`created_at >= ${from} and created_at < ${to}`];
  const tenant = tenantOf(caller);
  const { userTypeId, currency } = filter;
  if (tenant !== undefined) conditions.push(condition`user_type_id = ${tenant}`);
  if (userTypeId !== undefined) conditions.push(condition`user_type_id = ${userTypeId}`);
  if (currency !== undefined) conditions.push(condition`currency = ${currency}`);
  const status = payoutStatusOf(filter.status);
  if (status !== undefined) conditions.push(condition`status = ${status}`);
  if (text) conditions.push(await mentions(db, text));
  return { conditions, period };
}

/** Returns the payouts with these ids, in no particular order. */
export async function findPayouts(db: Db, ids: readonly string[]): Promise<PayoutRow[]> {
  const { rows } = await sql<PayoutRow>`${sql.raw(PAYOUTS)} where p.id = any(${ids}::text[])`.execute(db);
  return rows;
}

export async function findPayout(db: Db, id: string): Promise<PayoutRow> {
  const [row] = await findPayouts(db, [id]);
  if (!row) throw notFound('payout.missing');
  return row;
}

/** Returns a payout that the caller may see; throws 404 for any other. */
export async function visiblePayout(db: Db, caller: UserCaller, id: string): Promise<PayoutRow> {
  const row = await findPayout(db, id);
  const tenant = tenantOf(caller);
  if (tenant !== undefined && row.user_type_id !== tenant) throw notFound('payout.missing');
  return row;
}

/**
 * Like `findPayout`, but locks the payout until the commit: the second of two concurrent decisions sees the first one's result.
 */
export async function lockPayout(trx: Trx, id: string): Promise<PayoutRow> {
  await trx.selectFrom('payouts').select('id').where('id', '=', id).forUpdate().execute();
  return findPayout(trx, id);
}
