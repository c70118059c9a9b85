import type { CountryName } from '@daftar/domain';
import { sql } from 'kysely';
import type { UserCaller } from '../../access/caller.ts';
import type { Body } from '../../contract/operation-types.ts';
import type { Db } from '../../db/transaction.ts';
import { between } from '../../figures/days.ts';
import { inScope } from '../../figures/scope.ts';
import { contains } from '../../lists/condition.ts';
import { notFound } from '../../problems.ts';
import { present } from '../accounts/wire.ts';
import { transactionPage } from '../reports/transaction-page.ts';
import { sharesOf } from './list.ts';

const SORTS = { transactionDate: 'created_at', amount: 'amount', operator: 'operator' };

/** The transactions that one row of the billing report sums; a row that the caller's report does not have is not found. */
export async function billingDetail(db: Db, caller: UserCaller, body: Body<'reportBillingDetail'>) {
  const parts = [
    sql`user_type_id = ${body.userTypeId}`,
    sql`service_name = ${body.serviceName}`,
    sql`status = 'Success'`,
    between(body.dateFrom, body.dateTo, 'dateTo'),
    inScope(caller),
  ];
  if (body.country !== undefined) parts.push(sql`country = ${body.country}`);
  if (body.currency !== undefined) parts.push(sql`currency = ${body.currency}`);
  const row = sql.join(parts, sql` and `);
  const { rows } = await sql<{ transactions: string }>`
    select coalesce(sum(transactions), 0) as transactions from daily_figures where ${row}`.execute(db);
  if (Number(rows[0]?.transactions) === 0) throw notFound('Billing not found');
  const pattern = contains(body.q ?? '');
  const search = body.q
    ? sql` and (id = ${body.q} or order_id = ${body.q} or msisdn like ${pattern} or operator ilike ${pattern})`
    : sql``;
  const isCarrier = caller.accountKind === 'carrier';
  return transactionPage(db, sql`${row}${search}`, body, SORTS, (one) => ({
    transactionId: one.id,
    transactionDate: one.created_at.toISOString(),
    country: one.country as CountryName,
    ...present('msisdn', one.msisdn),
    operator: one.operator,
    currency: one.currency,
    serviceName: one.service_name,
    amount: Number(one.amount),
    ...sharesOf(one, isCarrier),
  }));
}
