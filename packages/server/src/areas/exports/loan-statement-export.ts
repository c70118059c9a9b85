import {
  accountMerchant,
  statementAccount,
  statementBalances,
  statementLineWire,
  statementPeriod,
  statementRows,
  statementZone,
} from '../loans/public.ts';
import type { ExportList, Filters } from './export-list.ts';

const daysOf = ({ dateFrom, dateTo }: Filters) => ({ dateFrom: String(dateFrom), dateTo: String(dateTo) });

/** Export of a loan account's statement. The control totals contain the opening and closing balance. */
export const loanStatementExport: ExportList = {
  readBy: 'getLoanStatement',
  columns: [
    'bookedDate',
    'kind',
    'reference',
    'note',
    'paymentMethod',
    'totalCurrency',
    'totalAmount',
    'exchangeRate',
    'currency',
    'credit',
    'debit',
    'balance',
  ],
  sums: ['credit', 'debit'].map((amount) => ({ amount, currency: 'currency' })),
  assert: async ({ db, gateway }, caller, filters) => {
    await statementAccount(db, caller, accountMerchant(caller, String(filters.id)));
    statementPeriod(gateway, daysOf(filters));
  },
  query: (gateway, caller, filters) => {
    const merchantId = accountMerchant(caller, String(filters.id));
    const period = { merchantId, ...statementPeriod(gateway, daysOf(filters)) };
    return {
      rows: statementRows(period),
      order: 'position',
      balances: statementBalances(period),
      toWire: statementLineWire,
      zone: statementZone(gateway),
    };
  },
};
