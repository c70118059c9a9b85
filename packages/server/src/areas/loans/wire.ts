import { type LoanCharge, loanAccountCurrency } from '@daftar/domain';
import type { UserCaller } from '../../access/caller.ts';
import { isBalanceShown } from '../../access/may-see-balance.ts';
import { readDecimal } from '../../basics/decimal-column.ts';
import { present } from '../../records/present.ts';
import type { LoanAccountRow, LoanTransactionRow } from './store.ts';

type Viewer = Pick<UserCaller, 'isPlatformOwner'>;

export const loanAccountWire = (row: LoanAccountRow, caller: Viewer) => ({
  _id: row.id,
  merchantName: row.merchant_name,
  userTypeId: row.merchant_id,
  currency: loanAccountCurrency,
  totalTransactions: Number(row.transactions),
  totalTransactionsAmount: Number(row.billed),
  ...(isBalanceShown(caller, row.show_balance) && { availableBalance: Number(row.balance) }),
});

const charges = (row: LoanTransactionRow): Record<LoanCharge, number> => ({
  waleeCommission: Number(row.walee_commission),
  sbpCharges: Number(row.sbp_charges),
  serviceSalesTax: Number(row.service_sales_tax),
  withHoldingCharges: Number(row.with_holding_charges),
});

/** Returns the fields of a transaction whose changes the history shows. */
export const loanFacts = (row: LoanTransactionRow) => ({
  currency: row.currency,
  paymentMethod: row.payment_method,
  totalAmount: Number(row.total_amount),
  totalBilledAmount: Number(row.billed),
  ...present('exchangeRate', readDecimal(row.exchange_rate)),
  ...charges(row),
  ...present('reference', row.reference),
});

/** Returns the fields of a transaction in lists, without its account. */
export const loanTransactionFields = (row: LoanTransactionRow, caller: Viewer) => ({
  _id: row.id,
  transactionId: row.transaction_id,
  merchantName: row.merchant_name,
  userTypeId: row.user_type_id,
  ...loanFacts(row),
  ...(isBalanceShown(caller, row.show_balance) && { availableBilledAmount: Number(row.available) }),
  createdDate: row.created_at.toISOString(),
});

export const loanTransactionWire = (row: LoanTransactionRow, account: LoanAccountRow, caller: Viewer) => ({
  ...loanTransactionFields(row, caller),
  loanAccount: loanAccountWire(account, caller),
});
