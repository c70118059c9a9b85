// The only file of this area that other folders may import (see ../../README.md).
export type { LoanForm } from './columns.ts';
export { createLoanTransaction } from './create.ts';
export {
  statementAccount,
  statementBalances,
  statementLineWire,
  statementPeriod,
  statementRows,
  statementZone,
} from './statement.ts';
export {
  accountMerchant,
  type LoanAccountRow,
  type LoanTransactionRow,
  loanAccountConditions,
  loanAccountList,
  loanAccountOf,
  loanTransactionConditions,
  loanTransactionList,
} from './store.ts';
export { loanAccountWire, loanTransactionFields } from './wire.ts';
