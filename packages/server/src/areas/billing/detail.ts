import type { CountryName } from '@daftar/domain';
import { sql } from 'kysely';
import type { UserCaller } from '../../access/caller.ts';
import { notFound } from '../../basics/problems.ts';
import type { Body } from '../../contract/operation-types.ts';
import type { Db } from '../../db/transaction.ts';
import { collected, sumCollected } from '../../figures/collected.ts';
import { businessDaysBetween } from '../../figures/days.ts';
import { inScope } from '../../figures/scope.ts';
import { asSql, contains } from '../../lists/condition.ts';
import { numberPatterns } from '../../lists/number-patterns.ts';
import { indexed } from '../../lists/sort.ts';
import { orderNamed } from '../../records/order-named.ts';
import { present } from '../../records/present.ts';
import { type TransactionRow, transactionPage } from '../reports/public.ts';

import { sharesOf } from './list.ts';

export const billedSorts = { transactionDate: indexed('created_at'), amount: 'amount', operator: 'operator' };

export type BilledFilter = Omit<Body<'reportBillingDetail'>, 'page' | 'limit' | 'after'>;

/** Returns the conditions that a billing row's figures and its transactions share. */
function billedRow(caller: UserCaller, body: BilledFilter) {
  const parts = [
    sql`user_type_id = ${body.userTypeId}`,
    sql`service_name = ${body.serviceName}`,
    collected,
    businessDaysBetween(body.dateFrom, body.dateTo, 'dateTo'),
    inScope(caller),
  ];
  if (body.country !== undefined) parts.push(sql`country = ${body.country}`);
  if (body.currency !== undefined) parts.push(sql`currency = ${body.currency}`);
  return sql.join(parts, sql` and `);
}

/** Returns the conditions for a billing row's transactions, including the search text. */
export function billedTransactions(caller: UserCaller, body: BilledFilter) {
  const row = billedRow(caller, body);
  if (!body.q) return row;
  const pattern = contains(body.q);
  return sql`${row} and (id = ${body.q} or ${asSql(orderNamed(body.q))}
    or msisdn like any(${numberPatterns(body.q)}) or fold_text(operator) like ${pattern})`;
}

/** Throws 404 when the caller's billing report does not contain the row. */
export async function assertBilled(db: Db, caller: UserCaller, body: BilledFilter): Promise<void> {
  const { rows } = await sql<{ transactions: string }>`
    select ${sumCollected('transactions')} as transactions from daily_figures
    where ${billedRow(caller, body)}`.execute(db);
  if (Number(rows[0]?.transactions) === 0) throw notFound('billing.missing');
}

export const billedTransactionWire = (row: TransactionRow, { accountKind }: UserCaller) => ({
  transactionId: row.id,
  transactionDate: row.created_at.toISOString(),
  country: row.country as CountryName,
  ...present('msisdn', row.msisdn),
  operator: row.operator,
  currency: row.currency,
  serviceName: row.service_name,
  amount: Number(row.amount),
  ...sharesOf(row, accountKind === 'carrier'),
});

/** Returns a page of the transactions that a row of the billing report sums. */
export async function billingDetail(db: Db, caller: UserCaller, body: Body<'reportBillingDetail'>) {
  await assertBilled(db, caller, body);
  return transactionPage(db, billedTransactions(caller, body), body, billedSorts, (row) =>
    billedTransactionWire(row, caller),
  );
}
