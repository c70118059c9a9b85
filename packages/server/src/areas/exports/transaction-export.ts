import { paymentRefundState } from '@daftar/domain';
import { sql } from 'kysely';
import type { UserCaller } from '../../access/caller.ts';
import type { Gateway } from '../../gateway.ts';
import { zoneOf } from '../../records/business-zone.ts';
import { allOutstanding } from '../refunds/public.ts';
import {
  sharesHiddenFrom,
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

type Row = TransactionRow & { asked: string | null; open: boolean | null };

/** Returns a report row with the state of its refunds. A carrier's users do not see pending and open refunds. */
function rowWire(gateway: Gateway, caller: UserCaller, row: Row) {
  const wire = transactionWire(gateway, caller, row, { asked: row.asked ?? '0', isOpen: row.open === true });
  return { ...wire, refundState: paymentRefundState(wire) };
}

function transactionQuery(gateway: Gateway, caller: UserCaller, filters: Filters): Query {
  const filter = filters as unknown as TransactionFilter;
  return {
    rows: sql`
      select transactions.*, refunding.asked, refunding.open
      from transactions left join (${allOutstanding}) refunding on refunding.transaction_id = transactions.id
      where ${transactionsWhere(gateway, caller, filter)}`,
    order: transactionOrder(transactionSortsFor(caller), sortOf(filters)).text,
    toWire: (row: Row) => rowWire(gateway, caller, row),
    zone: zoneOf(gateway, filter.country),
  };
}

/** Export of the transaction report. */
export const transactionExport: ExportList = {
  hidden: sharesHiddenFrom,
  readBy: 'reportTransactions',
  isReport: true,
  // The specification's columns in its order, then ours.
  columns: [
    'transactionId',
    'orderId',
    'msisdn',
    'country',
    'operator',
    'productName',
    'serviceName',
    'transactionDate',
    'amount',
    'merchantShareValue',
    'waleeShareValue',
    'netAmount',
    'status',
    'currency',
    'carrierShareValue',
    'duplicate',
    'refundState',
    'refundedAmount',
    'settlementId',
    'metadata',
  ],
  sums: [
    'amount',
    'merchantShareValue',
    'waleeShareValue',
    'netAmount',
    'carrierShareValue',
    'refundedAmount',
  ].map((amount) => ({ amount, currency: 'currency' })),
  totalsBy: ['status'],
  assert: assertMerchantFilter('userTypeId', assertSeller),
  query: transactionQuery,
};
