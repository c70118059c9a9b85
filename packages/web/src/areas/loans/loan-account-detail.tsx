import { Card } from '@chakra-ui/react/card';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stat } from '@chakra-ui/react/stat';
import { loanAccountCurrency, pageSizesOf } from '@daftar/domain';
import type { LoanTransaction } from '@daftar/sdk';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Eye, FileText, History, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { api } from '../../api/api.ts';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ListScreen } from '../../kit/lists/screens/list-screen.tsx';
import { columnsOf } from '../../kit/lists/state/columns.tsx';
import type { Change } from '../../kit/records/actions/record-action.ts';
import { useRecordChange } from '../../kit/records/use-record-change.ts';
import { focusTargets } from '../../kit/ui/overlays/focus-targets.ts';
import { lazyOverlay } from '../../kit/ui/overlays/lazy-overlay.tsx';
import { RowActions } from '../../kit/ui/overlays/row-actions.tsx';
import { BackLink } from '../../kit/ui/page/back-link.tsx';
import { LinkButton } from '../../kit/ui/parts/link-button.tsx';
import { AddLink } from '../../session/permissions/add-link.tsx';
import { useNeeds } from '../../session/permissions/use-needs.ts';
import { useSession } from '../../session/permissions/use-session.ts';
import { accountValues } from './account-values.tsx';
import { accountQueries, changedByLoans, transactionsOf } from './loan-queries.ts';
import { MethodName } from './method-name.tsx';

const LazyTransaction = lazyOverlay(async () => (await import('./transaction-dialog.tsx')).TransactionDialog);

/** Opens the popup that shows a transaction. */
type ShowTransaction = (transaction: LoanTransaction) => void;

type Shown = { readonly transaction: LoanTransaction; readonly targets: ReturnType<typeof focusTargets> };

/** Returns a function that shows a transaction, and the popup to render. */
function useTransactionDialog(): { readonly show: ShowTransaction; readonly dialog: ReactNode } {
  const [shown, setShown] = useState<Shown>();
  const [open, setOpen] = useState(false);
  const show = useCallback((transaction: LoanTransaction) => {
    setShown({ transaction, targets: focusTargets(document.activeElement) });
    setOpen(true);
  }, []);
  const onOpenChange = useCallback((details: { readonly open: boolean }) => setOpen(details.open), []);
  return { show, dialog: shown && <LazyTransaction {...shown} {...{ open, onOpenChange }} /> };
}

const deletion: Change<LoanTransaction> = {
  run: ({ _id }) => api.loans.delete(_id),
  asks: {
    title: 'Are you sure?',
    text: 'Changes will not be revert back.',
    action: 'Yes, delete it!',
    tone: 'danger',
  },
  notice: { title: 'Deleted', text: 'Transaction has been deleted successfully!' },
  failure: { title: 'Oops...', text: 'Something went wrong' },
};

type Props = { readonly transaction: LoanTransaction; readonly show: ShowTransaction };

/** The actions of a transaction. Everybody may view it; only the platform owner may open its history, change it or delete it. */
function TransactionActions({ transaction, show }: Props) {
  const { t } = useTexts();
  const { platformOwner } = useSession();
  const needs = useNeeds();
  const { _id, transactionId } = transaction;
  const { start } = useRecordChange(changedByLoans, transaction, transactionId);
  return (
    <RowActions of={transactionId}>
      {(Menu) => (
        <>
          <Menu.Action icon={<Eye size={15} />} onSelect={() => show(transaction)}>
            {t('Show')}
          </Menu.Action>
          {platformOwner && (
            <>
              <Menu.Action icon={<History size={15} />} to={`/loan-account-detail/history/${_id}`}>
                {t('History')}
              </Menu.Action>
              <Menu.Action
                icon={<Pencil size={15} />}
                to={`/loan-account-detail/form/${_id}`}
                disabledReason={needs.toOpen('editLoanTransaction')}
              >
                {t('Edit')}
              </Menu.Action>
              <Menu.Separator />
              <Menu.Action
                icon={<Trash2 size={15} />}
                tone="danger"
                disabledReason={needs.toChange('deleteLoanTransaction')}
                onSelect={() => void start(deletion)}
              >
                {t('Delete')}
              </Menu.Action>
            </>
          )}
        </>
      )}
    </RowActions>
  );
}

function Figure({ label, children }: { label: Text; children: ReactNode }) {
  const { t } = useTexts();
  return (
    <Stat.Root gap="0.5" flex="none">
      <Stat.Label>{t(label)}</Stat.Label>
      <Stat.ValueText textStyle="xl">{children}</Stat.ValueText>
    </Stat.Root>
  );
}

/** The summary above an account's transactions: the merchant, the balance, and the deposits. */
function AccountSummary({ merchant }: { merchant: string }) {
  const { t } = useTexts();
  const { data, isError } = useQuery(accountQueries.detail(merchant));
  // The list below shows the reason.
  if (isError) return null;
  if (!data) return <Skeleton height="86px" borderRadius="l3" />;
  return (
    <Card.Root as="section" size="sm" aria-label={t('Balance summary')}>
      <Card.Body>
        <Flex wrap="wrap" columnGap={{ base: '8', md: '14' }} rowGap="3">
          <Figure label="Merchant">
            <bdi>{data.merchantName}</bdi>
          </Figure>
          {accountValues(data).map(({ label, value }) => (
            <Figure key={label} label={label}>
              {value}
            </Figure>
          ))}
        </Flex>
      </Card.Body>
    </Card.Root>
  );
}

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
