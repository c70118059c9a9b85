import { sql } from 'kysely';
import { zoneOf } from '../../records/business-zone.ts';
import {
  assertBilled,
  type BilledFilter,
  billedSorts,
  billedTransactions,
  billedTransactionWire,
} from '../billing/public.ts';
import { type TransactionRow, transactionOrder } from '../reports/public.ts';

import type { ExportList, Filters } from './export-list.ts';
import { sortOf } from './list-query.ts';

const billedOf = (filters: Filters) => filters as unknown as BilledFilter;

const AMOUNTS = ['amount', 'carrierShareValue', 'merchantShareValue', 'waleeShareValue'];

/** Export of the transactions that a row of the billing report sums. */
export const billingDetailExport: ExportList = {
  readBy: 'reportBillingDetail',
  isReport: true,
  columns: [
    'transactionId',
    'transactionDate',
    'country',
    'msisdn',
    'operator',
    'serviceName',
    'currency',
    ...AMOUNTS,
  ],
  sums: AMOUNTS.map((amount) => ({ amount, currency: 'currency' })),
  assert: ({ db }, caller, filters) => assertBilled(db, caller, billedOf(filters)),
  query: (gateway, caller, filters) => {
    const billed = billedOf(filters);
    return {
      rows: sql`select * from transactions where ${billedTransactions(caller, billed)}`,
      order: transactionOrder(billedSorts, sortOf(filters)).text,
      toWire: (row: TransactionRow) => billedTransactionWire(row, caller),
      zone: zoneOf(gateway, billed.country ?? ''),
    };
  },
};
