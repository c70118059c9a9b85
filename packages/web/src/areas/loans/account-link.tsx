import type { LoanAccount } from '@daftar/sdk';
import { Link } from '@tanstack/react-router';

type Props = {
  readonly account: Pick<LoanAccount, 'userTypeId' | 'merchantName'>;
  /** Whether the link is in a grid row, where the arrow keys reach it. */
  readonly inRow?: boolean;
};

/** The name of an account's merchant; opens the account. */
export function AccountLink({ account: { userTypeId, merchantName }, inRow = false }: Props) {
  return (
    <Link
      to="/loan-account-detail/$merchant"
      params={{ merchant: userTypeId }}
      className="link cell-text"
      dir="auto"
      {...(inRow && { tabIndex: -1 })}
    >
      {merchantName}
    </Link>
  );
}
