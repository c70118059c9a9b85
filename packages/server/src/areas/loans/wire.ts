import { type LoanCharge, loanAccountCurrency } from '@daftar/domain';
import { present } from '../accounts/wire.ts';
import type { LoanAccountRow, LoanTransactionRow } from './records.ts';

export const loanAccountWire = (row: LoanAccountRow) => ({
  _id: row.id,
  merchantName: row.merchant_name,
  userTypeId: row.merchant_id,
  currency: loanAccountCurrency,
  availableBalance: Number(row.balance),
  totalTransactions: Number(row.transactions),
  totalTransactionsAmount: Number(row.billed),
});

const charges = (row: LoanTransactionRow): Record<LoanCharge, number> => ({
  waleeCommission: Number(row.walee_commission),
  sbpCharges: Number(row.sbp_charges),
  serviceSalesTax: Number(row.service_sales_tax),
  withHoldingCharges: Number(row.with_holding_charges),
});

/** What a history shows of a transaction. */
export const loanFacts = (row: LoanTransactionRow) => ({
  currency: row.currency,
  paymentMethod: row.payment_method,
  totalAmount: Number(row.total_amount),
  totalBilledAmount: Number(row.billed),
  ...present('exchangeRate', row.exchange_rate === null ? null : Number(row.exchange_rate)),
  ...charges(row),
  ...present('reference', row.reference),
});

/** What a list shows of a transaction, beside the account that it is of. */
export const loanTransactionFields = (row: LoanTransactionRow) => ({
  _id: row.id,
  transactionId: row.transaction_id,
  merchantName: row.merchant_name,
  userTypeId: row.user_type_id,
  ...loanFacts(row),
  availableBilledAmount: Number(row.available),
  createdDate: row.created_at.toISOString(),
});

export const loanTransactionWire = (row: LoanTransactionRow, account: LoanAccountRow) => ({
  ...loanTransactionFields(row),
  loanAccount: loanAccountWire(account),
});

/** What a form sends back as it got it. */
export const READ_ONLY = [
  '_id',
  'transactionId',
  'merchantName',
  'userTypeId',
  'availableBilledAmount',
  'createdDate',
] as const;
