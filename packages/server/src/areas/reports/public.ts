// The only file of this area that other folders may import (see ../../README.md).
export { reconciliationRows } from './reconciliation.ts';
export { settlementReportFilter } from './settlements.ts';
export { transactionOrder, transactionPage } from './transaction-page.ts';
export { type TransactionFilter, transactionSortsFor, transactionsWhere } from './transactions.ts';
export { sharesHiddenFrom, type TransactionRow, transactionWire } from './wire.ts';
