import { billLoan, fromMajor, loanAccountCurrency, subtractMoney, toDecimalString } from '@daftar/domain';
import type { UserCaller } from '../../access/caller.ts';
import { isBalanceShown } from '../../access/may-see-balance.ts';
import { homeZone } from '../../records/business-zone.ts';
import {
  accountMerchant,
  type LoanAccountRow,
  type LoanTransactionRow,
  loanAccountConditions,
  loanAccountList,
  loanAccountOf,
  loanAccountWire,
  loanTransactionConditions,
  loanTransactionFields,
  loanTransactionList,
} from '../loans/public.ts';

import type { ExportList, Filters } from './export-list.ts';
import { listQuery, recentQuery } from './list-query.ts';

type Money = ReturnType<typeof fromMajor<typeof loanAccountCurrency>>;

const inAccount = (amount: string): Money => fromMajor(amount, loanAccountCurrency);
const figure = (amount: Money): number => Number(toDecimalString(amount));

/**
 * Returns a loan transaction with its amounts in the account's currency: deposited - deducted = billed, and billed - paid out =
 * available. Omits the paid-out amount for callers who may not see the balance, because the sum of this column would reveal it.
 */
function amountsOf(row: LoanTransactionRow, caller: UserCaller) {
  const fields = loanTransactionFields(row, caller);
  const { total } = billLoan({
    ...fields,
    totalAmount: row.total_amount,
    exchangeRate: row.exchange_rate ?? undefined,
  });
  const billed = inAccount(row.billed);
  return {
    ...fields,
    loanAccount: { currency: loanAccountCurrency },
    depositedAmount: figure(total),
    deductedAmount: figure(subtractMoney(total, billed)),
    ...(isBalanceShown(caller, row.show_balance) && {
      paidOutAmount: figure(subtractMoney(billed, inAccount(row.available))),
    }),
  };
}

const AMOUNTS = [
  'depositedAmount',
  'deductedAmount',
  'totalBilledAmount',
  'paidOutAmount',
  'availableBilledAmount',
];

const textOf = (value: Filters[string] | undefined): string | undefined =>
  value === undefined ? undefined : String(value);

/** Export of loan accounts. */
export const loanAccountExport: ExportList = {
  readBy: 'listLoanAccounts',
  columns: [
    '_id',
    'merchantName',
    'userTypeId',
    'currency',
    'totalTransactions',
    'totalTransactionsAmount',
    'availableBalance',
  ],
  sums: ['totalTransactionsAmount', 'availableBalance'].map((amount) => ({ amount, currency: 'currency' })),
  query: (gateway, caller, { q, currency, ...filters }) =>
    listQuery(
      homeZone(gateway, caller),
      loanAccountList,
      loanAccountConditions(caller, { q: textOf(q), currency: textOf(currency) }),
      filters,
      (row: LoanAccountRow) => loanAccountWire(row, caller),
    ),
};

/** Export of a loan account's deposits. The sum of the last column is the account's balance. */
export const loanTransactionExport: ExportList = {
  readBy: 'listLoanTransactions',
  columns: [
    'transactionId',
    'createdDate',
    'merchantName',
    'paymentMethod',
    'reference',
    'currency',
    'totalAmount',
    'exchangeRate',
    'waleeCommission',
    'sbpCharges',
    'serviceSalesTax',
    'withHoldingCharges',
    'loanAccount.currency',
    ...AMOUNTS,
  ],
  sums: [
    { amount: 'totalAmount', currency: 'currency' },
    ...AMOUNTS.map((amount) => ({ amount, currency: 'loanAccount.currency' })),
  ],
  assert: async ({ db }, caller, { id }) =>
    void (await loanAccountOf(db, accountMerchant(caller, String(id)))),
  query: (gateway, caller, { id, q, ...filters }) =>
    recentQuery(
      homeZone(gateway, caller),
      loanTransactionList,
      loanTransactionConditions(accountMerchant(caller, String(id)), textOf(q)),
      filters,
      (row: LoanTransactionRow) => amountsOf(row, caller),
    ),
};
