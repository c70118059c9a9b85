import { loanAccountCurrency, pageSizesOf } from '@daftar/domain';
import type { LoanTransaction } from '@daftar/sdk';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { ListScreen } from '../../kit/lists/screens/list-screen.tsx';
import { columnsOf } from '../../kit/lists/state/columns.tsx';
import { BackLink } from '../../kit/ui/page/back-link.tsx';
import { LinkButton } from '../../kit/ui/parts/link-button.tsx';
import { AddLink } from '../../session/permissions/add-link.tsx';
import { AccountSummary } from './account-summary.tsx';
import { accountQueries, transactionsOf } from './loan-queries.ts';
import { MethodName } from './method-name.tsx';
import { TransactionActions } from './transaction-actions.tsx';
import { type ShowTransaction, useTransactionDialog } from './use-transaction-dialog.tsx';

const column = columnsOf<LoanTransaction>();
const pkr = { code: loanAccountCurrency };
const columnsWith = (show: ShowTransaction) => [
  column.text('transactionId', 'Transaction ID', { width: 150, sort: 'transactionId', card: 'name' }),
  column.date('createdDate', 'Created Date', { width: 104, sort: 'createdDate' }),
  column.cell('paymentMethod', 'Payment Method', ({ paymentMethod }) => <MethodName of={paymentMethod} />, {
    width: 106,
    grow: 0,
    sort: 'paymentMethod',
    card: 'about',
  }),
  column.money('totalAmount', 'Total Amount', 'currency', { width: 128, sort: 'totalAmount' }),
  column.money('totalBilledAmount', 'Billed Amount', pkr, {
    width: 128,
    sort: 'totalBilledAmount',
    card: 'amount',
  }),
  column.money('availableBilledAmount', 'Available Amount', pkr, {
    width: 128,
    sort: 'availableBilledAmount',
  }),
  column.cell('exchangeRate', 'Exchange Rate', ({ exchangeRate }) => <Rate value={exchangeRate} />, {
    width: 80,
    grow: 0,
    align: 'end',
    sort: 'exchangeRate',
  }),
  column.percent('waleeCommission', '{{provider}} Commission', { width: 98, sort: 'waleeCommission' }),
  column.percent('sbpCharges', 'SBP Charges', { width: 100, sort: 'sbpCharges' }),
  column.percent('serviceSalesTax', 'Service Sales Tax', { width: 96, sort: 'serviceSalesTax' }),
  column.percent('withHoldingCharges', 'Withholding Charges', { width: 104, sort: 'withHoldingCharges' }),
  column.text('reference', 'Reference', { width: 150, grow: 2, sort: 'reference' }),
  column.actions((row) => <TransactionActions transaction={row} show={show} />, 44),
];

function Rate({ value }: { value: number | undefined }) {
  const { digits } = useTexts();
  if (value === undefined) return <span className="muted">–</span>;
  return <span className="figure ltr">{digits(String(value))}</span>;
}

const sizes = pageSizesOf('loan-transactions');

/** A merchant's loan account: its balance and its transactions. */
export function LoanAccountDetail() {
  const { merchant = '' } = useParams({ strict: false });
  const { t } = useTexts();
  const { data: account } = useQuery(accountQueries.detail(merchant));
  const { show, dialog } = useTransactionDialog();
  const columns = useMemo(() => columnsWith(show), [show]);
  const rows = useCallback(
    (query: Record<string, string | number>) => transactionsOf(merchant)(query),
    [merchant],
  );
  const create = (
    <AddLink to="/loan-account-detail/form/new" label="Create Transaction" search={{ merchant }} />
  );
  return (
    <>
      <ListScreen<LoanTransaction>
        title="Loan account"
        rows={rows}
        columns={columns}
        rowId={({ _id }) => _id}
        exportOf="loanTransactions"
        empty="No transactions yet"
        options={{ sizes, next: create }}
        header={<AccountSummary merchant={merchant} />}
        action={
          <>
            <BackLink otherwise="/loan-accounts-balance">{t('Back')}</BackLink>
            {account?.availableBalance !== undefined && (
              <LinkButton
                to={`/loan-account-detail/${merchant}/statement`}
                label="Statement"
                icon={<FileText size={15} aria-hidden />}
                disabledReason={undefined}
              />
            )}
            {create}
          </>
        }
      />
      {dialog}
    </>
  );
}
