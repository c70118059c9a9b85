import { sql } from 'kysely';
import type { UserCaller } from '../../access/caller.ts';
import type { Gateway } from '../../gateway.ts';
import { zoneOf } from '../../records/business-zone.ts';
import {
  type TransactionFilter,
  type TransactionRow,
  transactionOrder,
  transactionSortsFor,
  transactionsWhere,
  transactionWire,
} from '../reports/public.ts';

import { assertSeller } from '../services/public.ts';
import { assertMerchantFilter } from './assert-merchant-filter.ts';
import type { ExportList, Filters, Query } from './export-list.ts';
import { sortOf } from './list-query.ts';

function transactionQuery(gateway: Gateway, caller: UserCaller, filters: Filters): Query {
  const filter = filters as unknown as TransactionFilter;
  return {
    rows: sql`select * from transactions where ${transactionsWhere(gateway, caller, filter)}`,
    order: transactionOrder(transactionSortsFor(caller), sortOf(filters)).text,
    toWire: (row: TransactionRow) => transactionWire(gateway, caller, row),
    zone: zoneOf(gateway, filter.country),
  };
}

/** Export of the transaction report. */
export const transactionExport: ExportList = {
  readBy: 'reportTransactions',
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
  sums: [{ amount: 'amount', currency: 'currency' }],
  assert: assertMerchantFilter('userTypeId', assertSeller),
  query: transactionQuery,
};
