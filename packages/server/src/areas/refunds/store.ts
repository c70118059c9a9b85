import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { UserCaller } from '../../access/caller.ts';
import { notFound } from '../../basics/problems.ts';
import type { RefundTable } from '../../db/tables-refunds.ts';
import type { Db } from '../../db/transaction.ts';
import { type Condition, condition, contains, where } from '../../lists/condition.ts';
import { ownRows } from '../../lists/own-rows.ts';
import type { RecentSource } from '../../lists/recent-page.ts';
import { indexed, sortsWithout } from '../../lists/sort.ts';
import { sellerOf } from '../../records/joins.ts';

export interface RefundListRow extends Selectable<RefundTable> {
  service_name: string | null;
  merchant_name: string | null;
  /** Id of the settlement that deducted the refund. */
  settlement_id: string | null;
  /** The payment's. */
  metadata: Record<string, string> | null;
}

/** SQL: refunds with the names of service and merchant, and the settlement that deducted them. */
const REFUNDS = `(select r.*, s.service_name, m.name as merchant_name, l.settlement_id,
    (select t.metadata from transactions t where t.user_type_id = r.user_type_id and t.id = r.transaction_id) as metadata
    from refunds r
    ${sellerOf('r', 'left join')} left join late_refunds l on l.id = r.booking) refunds`;

const refundList: RecentSource = {
  columns: '*',
  from: REFUNDS,
  sorts: {
    createdDate: indexed('created_at'),
    amount: 'amount',
    status: 'status',
    orderId: 'order_id',
    serviceName: 'service_name',
    merchantName: 'merchant_name',
    provider: 'provider',
    reason: 'reason',
    requestedBy: 'requested_by',
    transactionId: indexed('transaction_id'),
    merchantShareValue: 'merchant_share_value',
    waleeShareValue: 'walee_share_value',
  },
};

/** Returns the list without the sort columns that the caller must not see. */
export const refundListFor = (caller: UserCaller): RecentSource =>
  caller.accountKind === 'carrier'
    ? { ...refundList, sorts: sortsWithout(refundList.sorts, ['merchantShareValue', 'waleeShareValue']) }
    : refundList;

export interface RefundFilter {
  q?: string | undefined;
  status?: string | undefined;
  origin?: string | undefined;
  transactionId?: string | undefined;
  currency?: string | undefined;
  /** A merchant's id. */
  userTypeId?: string | undefined;
}

export function refundConditions(caller: UserCaller, filter: RefundFilter): Condition[] {
  const { q, status, origin, transactionId, currency, userTypeId } = filter;
  const conditions = ownRows(caller);
  if (status !== undefined) conditions.push(condition`status = ${status}`);
  if (origin !== undefined) conditions.push(condition`origin = ${origin}`);
  if (transactionId !== undefined) conditions.push(condition`transaction_id = ${transactionId}`);
  if (currency !== undefined) conditions.push(condition`currency = ${currency}`);
  if (userTypeId !== undefined) conditions.push(condition`user_type_id = ${userTypeId}`);
  if (q) {
    const pattern = contains(q);
    conditions.push(
      condition`(fold_text(order_id) like ${pattern} or transaction_id = ${q} or fold_text(service_name) like ${pattern} or fold_text(merchant_name) like ${pattern} or fold_text(reason) like ${pattern})`,
    );
  }
  return conditions;
}

/** Returns a refund that the caller may see; throws 404 for others. */
export async function visibleRefund(db: Db, caller: UserCaller, id: string): Promise<RefundListRow> {
  const conditions = [condition`id = ${id}`, ...ownRows(caller)];
  const { rows } = await sql<RefundListRow>`select * from ${sql.raw(REFUNDS)}${where(conditions)}`.execute(
    db,
  );
  if (!rows[0]) throw notFound('refund.missing');
  return rows[0];
}

/** Returns the refunds of some payments, oldest first; the caller must be allowed to see the payments. */
export async function refundsOf(db: Db, transactionIds: readonly string[]): Promise<RefundListRow[]> {
  const { rows } = await sql<RefundListRow>`
    select * from ${sql.raw(REFUNDS)} where transaction_id = any(${transactionIds}::text[])
    order by created_at, id limit 500`.execute(db);
  return rows;
}

/** Returns a refund without checking the caller; for use after a permission check. */
export async function findRefund(db: Db, id: string): Promise<RefundListRow> {
  const { rows } = await sql<RefundListRow>`
    select * from ${sql.raw(REFUNDS)}${where([condition`id = ${id}`])}`.execute(db);
  if (!rows[0]) throw notFound('refund.missing');
  return rows[0];
}
