import { Box } from '@chakra-ui/react/box';
import { SegmentGroup } from '@chakra-ui/react/segment-group';
import type { LoanAccount } from '@daftar/sdk';
import { Link } from '@tanstack/react-router';
import { ChevronRight, LayoutGrid, Rows3 } from 'lucide-react';
import { named } from '../../i18n/shown.ts';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ListScreen, type ListScreenProps } from '../../kit/lists/screens/list-screen.tsx';
import { columnsOf } from '../../kit/lists/state/columns.tsx';
import { useListState } from '../../kit/lists/state/use-list-state.ts';
import { CountCell } from '../../kit/ui/cells/count-cell.tsx';
import { PageAbout } from '../../kit/ui/page/page-about.tsx';
import { AddLink } from '../../session/permissions/add-link.tsx';
import { AccountLink } from './account-link.tsx';
import { LoanAccountCards } from './loan-account-cards.tsx';
import { accountQueries } from './loan-queries.ts';

const views = ['list', 'cards'] as const;
const looks = { list: { label: 'List', Icon: Rows3 }, cards: { label: 'Cards', Icon: LayoutGrid } } as const;

/** Switches between the list and the cards; the URL keeps the choice. */
function ViewSwitch() {
  const { t } = useTexts();
  const { search, change } = useListState<'/loan-accounts-balance'>();
  return (
    <SegmentGroup.Root
      size="sm"
      // Without this the track is as high as the button beside it, and higher than the indicator.
      alignSelf="center"
      aria-label={t('View')}
      value={search.view === 'cards' ? 'cards' : 'list'}
      onValueChange={({ value }) => change({ view: value === 'cards' ? value : undefined })}
      _print={{ display: 'none' }}
    >
      <SegmentGroup.Indicator />
      {views.map((view) => {
        const { label, Icon } = looks[view];
        return (
          <SegmentGroup.Item key={view} value={view}>
            <SegmentGroup.ItemText display="inline-flex" alignItems="center" gap="1.5">
              <Icon size={15} aria-hidden />
              {t(label)}
            </SegmentGroup.ItemText>
            <SegmentGroup.ItemHiddenInput />
          </SegmentGroup.Item>
        );
      })}
    </SegmentGroup.Root>
  );
}

function Details({ userTypeId, merchantName }: LoanAccount) {
  const { t } = useTexts();
  return (
    <Link
      to="/loan-account-detail/$merchant"
      params={{ merchant: userTypeId }}
      className="link"
      aria-label={named(t('View Details'), merchantName)}
      tabIndex={-1}
    >
      <Box as="span" hideBelow="md">
        {t('View Details')}
      </Box>
      {/* On a phone a row is a card, which has space only for an icon. */}
      <Box as="span" hideFrom="md" display="inline-flex" padding="2">
        <ChevronRight size={18} aria-hidden className="points" />
      </Box>
    </Link>
  );
}

const column = columnsOf<LoanAccount>();
const columns = [
  column.cell('merchantName', 'Merchant', (row) => <AccountLink account={row} inRow />, {
    width: 180,
    grow: 2,
    sort: 'merchantName',
    card: 'name',
  }),
  column.money('availableBalance', 'Available Balance', 'currency', {
    width: 170,
    sort: 'availableBalance',
    card: 'amount',
  }),
  column.cell(
    'totalTransactions',
    'Total Transactions',
    (row) => <CountCell value={row.totalTransactions} />,
    {
      width: 150,
      align: 'end',
      sort: 'totalTransactions',
      card: 'about',
    },
  ),
  column.money('totalTransactionsAmount', 'Total Transactions Amount', 'currency', {
    width: 210,
    sort: 'totalTransactionsAmount',
  }),
  column.text('currency', 'Currency', { width: 90, grow: 0, sort: 'currency' }),
  column.actions((row) => <Details {...row} />, 120),
];

const rows: ListScreenProps<LoanAccount>['rows'] = ({ view: _view, ...query }) => accountQueries.list(query);
const rowId = ({ _id }: LoanAccount) => _id;

/** The loan accounts of merchants, as a list or as cards. */
function LoanAccounts({ title, about }: { title: Text; about: Text }) {
  const { search } = useListState<'/loan-accounts-balance'>();
  const Screen = search.view === 'cards' ? LoanAccountCards : ListScreen<LoanAccount>;
  return (
    <Screen
      {...{ title, rows, columns, rowId }}
      exportOf="loanAccounts"
      header={<PageAbout text={about} />}
      empty="No merchant has a loan account yet"
      action={
        <>
          <ViewSwitch />
          <AddLink to="/loan-account-detail/form/new" label="Create Transaction" />
        </>
      }
    />
  );
}

/** The page of the menu entry 'Merchant Top Up', which only the platform owner has. */
export function MerchantTopUps() {
  return (
    <LoanAccounts
      title="Merchant Top Up"
      about="Money that merchants deposit for their payouts: each transaction adds to a merchant's loan account."
    />
  );
}

/** The page of the menu entry 'Account Balance'. Its title differs, because an account balance is a merchant's elsewhere. */
export function LoanAccountsBalance() {
  return (
    <LoanAccounts
      title="Loan accounts"
      about="Account Balance: what each merchant's loan account holds for payouts. Deposits are listed under its details."
    />
  );
}
