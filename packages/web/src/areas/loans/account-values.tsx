import type { LoanAccount } from '@daftar/sdk';
import type { ReactNode } from 'react';
import type { Text } from '../../i18n/text.ts';
import { CountCell } from '../../kit/ui/cells/count-cell.tsx';
import { MoneyCell } from '../../kit/ui/cells/money-cell.tsx';

type AccountFigure = { readonly label: Text; readonly value: ReactNode; readonly isBalance?: boolean };

/** Returns an account's balance and deposits with their labels; the balance is absent if the platform owner hides it. */
export function accountValues(account: LoanAccount): readonly AccountFigure[] {
  const { availableBalance, currency, totalTransactions, totalTransactionsAmount } = account;
  const balance: AccountFigure = {
    label: 'Available Balance',
    value: <MoneyCell value={availableBalance} currency={currency} />,
    isBalance: true,
  };
  return [
    ...(availableBalance === undefined ? [] : [balance]),
    { label: 'Total Transactions', value: <CountCell value={totalTransactions} /> },
    {
      label: 'Total Transactions Amount',
      value: <MoneyCell value={totalTransactionsAmount} currency={currency} />,
    },
  ];
}
