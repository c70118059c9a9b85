import { dayRange } from '@daftar/domain';
import { tenantOf, type UserCaller } from '../../access/caller.ts';
import { zoneOf } from '../../business-zone.ts';
import type { Body } from '../../contract/operation-types.ts';
import type { Gateway } from '../../gateway.ts';
import { condition, contains } from '../../lists/condition.ts';
import type { ListSource } from '../../lists/page.ts';
import { invalid } from '../../problems.ts';
import { type TransactionRow, transactionWire } from '../reports/transaction-wire.ts';
import { type ExportList, type Filters, listQuery, type Query } from './export-list.ts';

const transactionSource: ListSource = {
  columns: '*',
  from: 'transactions',
  sorts: {
    transactionDate: 'created_at',
    amount: 'amount',
    status: 'status',
    serviceName: 'service_name',
    orderId: 'order_id',
  },
  fallback: '-transactionDate',
  tieBreak: 'id',
};

function transactionQuery(gateway: Gateway, caller: UserCaller, filters: Filters): Query {
  const { dateFrom, dateTo, country, currency, status, q } = filters as unknown as Body<'reportTransactions'>;
  const zone = zoneOf(gateway, country);
  if (dateFrom > dateTo) throw invalid('The period must not end before it begins', 'dateTo');
  const { from, to } = dayRange(dateFrom, dateTo, zone);
  const conditions = [
    condition`created_at >= ${from} and created_at < ${to} and country = ${country} and currency = ${currency}`,
  ];
  const tenant = tenantOf(caller);
  if (tenant !== undefined)
    conditions.push(
      caller.accountKind === 'carrier'
        ? condition`carrier_id = ${tenant}`
        : condition`user_type_id = ${tenant}`,
    );
  if (status !== undefined) conditions.push(condition`status = ${status}`);
  if (q) {
    const pattern = contains(q);
    conditions.push(
      condition`(order_id = ${q} or id = ${q} or msisdn like ${pattern} or service_name ilike ${pattern})`,
    );
  }
  const toWire = (row: TransactionRow) => transactionWire(row, caller);
  return { ...listQuery(gateway, transactionSource, conditions, filters, toWire), zone };
}

/** The transaction report's rows. */
export const transactionExport: ExportList = {
  readBy: 'reportTransactions',
  title: 'Transactions',
  isReport: true,
  columns: [
    'transactionId',
    'orderId',
    'transactionDate',
    'country',
    'operator',
    'serviceName',
    'productName',
    'msisdn',
    'amount',
    'currency',
    'carrierShareValue',
    'merchantShareValue',
    'waleeShareValue',
    'netAmount',
    'status',
    'settlementId',
  ],
  sum: { amount: 'amount', currency: 'currency' },
  query: transactionQuery,
};
