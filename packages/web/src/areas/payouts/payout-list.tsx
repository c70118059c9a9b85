import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { isBriefText, isCurrency } from '@daftar/domain';
import type { Payout } from '@daftar/sdk';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { FileCheck2, Files, ListChecks, Plus, TriangleAlert } from 'lucide-react';
import { useCallback, useMemo, useRef } from 'react';
import { FACT_SEPARATOR } from '../../i18n/shown.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { FlagCell } from '../../kit/features/payouts/payout-flags.tsx';
import { PayoutTypeName } from '../../kit/features/payouts/payout-type-name.tsx';
import { record } from '../../kit/lists/filters/record.tsx';
import { select } from '../../kit/lists/filters/select.tsx';
import { ListScreen } from '../../kit/lists/screens/list-screen.tsx';
import { columnsOf } from '../../kit/lists/state/columns.tsx';
import { filtersAt } from '../../kit/lists/state/filters.ts';
import { filtersOf, listQuery } from '../../kit/lists/state/list-search.ts';
import { useListState } from '../../kit/lists/state/use-list-state.ts';
import { DateCell } from '../../kit/ui/cells/date-cell.tsx';
import { listDate } from '../../kit/ui/cells/local-dates.ts';
import { lazyOverlay } from '../../kit/ui/overlays/lazy-overlay.tsx';
import { useTrigger } from '../../kit/ui/overlays/use-trigger.ts';
import { ActionButton } from '../../kit/ui/parts/action-button.tsx';
import { LinkButton } from '../../kit/ui/parts/link-button.tsx';
import { useNeeds } from '../../session/permissions/use-needs.ts';
import { useSession } from '../../session/permissions/use-session.ts';
import { hasPage } from '../../shell/has-page.ts';
import { PayoutActions, usePayoutActions } from './payout-actions.tsx';
import { payoutDays } from './payout-days.ts';
import { PayoutHeader } from './payout-header.tsx';
import { allPayoutDays, payoutQueries } from './payout-queries.ts';
import { queueSearch } from './queue-search.ts';

/**
 * Returns the days that were searched, whether those are all days, whether the text was searched at the beginning of words only,
 * the number of payouts found, and how many more the search text finds on other days. Both numbers are undefined while they are
 * unknown; the second one also for brief texts, which find too many, and where the server stops counting.
 */
function useOtherDates() {
  const { search, change } = useListState<'/loan-requests'>();
  const { payout: _payout, ...asked } = listQuery(search);
  const { dateFrom, dateTo } = payoutDays(asked);
  const all = allPayoutDays();
  const isAll = dateFrom <= all.dateFrom && dateTo >= all.dateTo;
  const { data: shown, isPlaceholderData } = useQuery(payoutQueries.list(asked));
  const found = isPlaceholderData ? undefined : shown?.total;
  const isBrief = isBriefText(search.q ?? '');
  const { data: everywhere } = useQuery({
    ...payoutQueries.list({ ...filtersOf(asked), ...all, limit: 1 }),
    // Another search's number would be wrong here.
    placeholderData: undefined,
    enabled: !isAll && !isBrief,
  });
  return {
    ...{ dateFrom, dateTo, isAll, found, isBrief: isBrief && search.q !== undefined },
    elsewhere:
      everywhere && !everywhere.totalIsCapped && found !== undefined
        ? Math.max(0, everywhere.total - found)
        : undefined,
    searchAll: () => change({ ...all, page: undefined }),
  };
}

const LazyCreate = lazyOverlay(async () => (await import('./create-payout-view.tsx')).CreatePayoutView);

/** Tasks of the platform owner's users, with the pages for them. */
const providerTasks = [
  { to: '/file-records', label: 'File Record', Icon: Files, operation: 'listApprovalFiles' },
  {
    to: '/loan-requests/approval',
    label: 'Loan Approval',
    Icon: FileCheck2,
    operation: 'uploadApprovalFile',
  },
  { to: '/loan-requests/queue', label: 'Review queue', Icon: ListChecks, operation: 'setPayoutStatus' },
] as const;

/** The buttons above the list: File Record and Loan Approval for the platform owner, Create New for everybody. */
function PayoutTasks() {
  const { t } = useTexts();
  const { platformOwner } = useSession();
  const { toOpen, toChange } = useNeeds();
  const { search } = useListState<'/loan-requests'>();
  const { routesByPath } = useRouter();
  const { trigger, root } = useTrigger(LazyCreate, 'dialog');
  const refusal = toChange('addPayout');
  return (
    <>
      {platformOwner &&
        providerTasks
          .filter(({ to }) => hasPage(routesByPath, to))
          .map(({ to, label, Icon, operation }) => (
            <LinkButton
              key={to}
              {...{ to, label }}
              search={to === '/loan-requests/queue' ? queueSearch(search) : {}}
              icon={<Icon size={15} aria-hidden />}
              disabledReason={toOpen(operation)}
            />
          ))}
      {refusal ? (
        <ActionButton
          label="Create New"
          size="sm"
          icon={<Plus size={15} aria-hidden />}
          disabledReason={refusal}
        />
      ) : (
        <Button variant="solid" data-creates="" {...trigger}>
          <Plus size={15} aria-hidden />
          {t('Create New')}
        </Button>
      )}
      <LazyCreate {...root} />
    </>
  );
}

const LazyPayout = lazyOverlay(async () => (await import('./payout-dialog-view.tsx')).PayoutDialogView);

/** Loads the popup ahead of its first opening. */
const preparePayoutDialog = LazyPayout.prepare;

type Props = {
  /** The payout's id; '' for a closed popup. */
  readonly id: string;
  readonly close: () => void;
};

/** The popup with all details of a payout. */
function PayoutDialog({ id, close }: Props) {
  // Keeps the contents while the popup fades out.
  const shown = useRef(id);
  if (id) shown.current = id;
  const latest = useRef(close);
  latest.current = close;
  const onOpenChange = useCallback(({ open }: { readonly open: boolean }) => {
    if (!open) latest.current();
  }, []);
  return shown.current ? (
    <LazyPayout open={id !== ''} onOpenChange={onOpenChange} id={shown.current} />
  ) : null;
}

/** The reference number of a row; a press opens the payout's popup. */
function PayoutReference({ payout }: { payout: Payout }) {
  const { _id, referanceNumber, flags = [], selfDecided = false } = payout;
  const { t } = useTexts();
  const { search, change } = useListState<'/loan-requests'>();
  return (
    <chakra.button
      type="button"
      className="link mono ltr"
      cursor="pointer"
      tabIndex={-1}
      aria-haspopup="dialog"
      onPointerEnter={preparePayoutDialog}
      onFocus={preparePayoutDialog}
      onClick={() => change({ payout: _id, page: search.page })}
    >
      {referanceNumber}
      {(flags.length > 0 || selfDecided) && (
        // A card has no space for the flags, so it shows an icon.
        <Box as="span" hideFrom="sm" display="inline-block" ms="1.5" color="orange.fg" verticalAlign="-2px">
          <TriangleAlert size={14} role="img" aria-label={t('Flags')} />
        </Box>
      )}
    </chakra.button>
  );
}

/** The day on which a payout was approved or rejected, and its time on hover; a dash while it is pending. */
function DecidedDate({ payout: { status, updatedDate } }: { payout: Payout }) {
  return <DateCell value={status === 'Pending' ? '' : updatedDate} />;
}

/** The days that were searched, the number of matches on other days, and a button that searches all days if there are any. */
function AllDates() {
  const { t, language, digits } = useTexts();
  const { dateFrom, dateTo, isAll, isBrief, elsewhere, searchAll } = useOtherDates();
  const [from, to] = [dateFrom, dateTo].map((day) => listDate(`${day}T00:00:00Z`, 'UTC', language));
  return (
    <>
      <p className="meta" role="status">
        {isAll
          ? t('All dates were searched.')
          : t('Searched: {{from}} – {{to}}', { from: from ?? '', to: to ?? '' })}
        {elsewhere !== undefined &&
          FACT_SEPARATOR +
            t('Found on other dates: {{number}}', { number: digits(elsewhere.toLocaleString('en')) })}
        {isBrief && FACT_SEPARATOR + t('Short texts are searched at the beginning of words.')}
      </p>
      {!isAll && elsewhere !== 0 && (
        <Button size="xs" onClick={searchAll}>
          {t('Search all dates')}
        </Button>
      )}
    </>
  );
}

/**
 * Shown above the payouts that a search text finds, unless all days were searched: a reader could otherwise take the rows for
 * everything that there is.
 */
function SearchedDates() {
  const { search } = useListState<'/loan-requests'>();
  const { isAll, found = 0 } = useOtherDates();
  if (!search.q || isAll || found === 0) return null;
  return (
    <HStack gap="3" wrap="wrap">
      <AllDates />
    </HStack>
  );
}

const column = columnsOf<Payout>();

const flags = column.cell('flags', 'Flags', (row) => <FlagCell payout={row} />, { width: 140, grow: 0 });

/**
 * `arePending`: the list has pending payouts only. In other lists, what became of the payouts matters more than their flags, so
 * that type and approval date are in view at 1440 px and the flags come later.
 */
const columnsFor = (platformOwner: boolean, decides: boolean, arePending: boolean) => [
  column.cell('referanceNumber', 'Reference Number', (row) => <PayoutReference payout={row} />, {
    width: 142,
    grow: 0,
    sort: 'referanceNumber',
    card: 'about',
  }),
  column.text('fullName', 'Full Name', { width: 100, grow: 2, sort: 'fullName', card: 'name' }),
  // In view at 1440 px, without scrolling.
  column.date('createdDate', 'Requested Date', { width: 98, sort: 'createdDate' }),
  column.money('amount', 'Amount', 'currency', { width: 100, sort: 'amount' }),
  column.status('status', 'Status', { width: 104, sort: 'status' }),
  ...(arePending ? [flags] : []),
  ...(platformOwner ? [column.text('merchantName', 'Merchant', { width: 96, sort: 'merchantName' })] : []),
  column.phone('msisdn', 'MSISDN', {
    width: 116,
    grow: 0,
    sort: 'msisdn',
  }),
  column.cell('payoutType', 'Payout Type', ({ payoutType }) => <PayoutTypeName type={payoutType} />, {
    width: 104,
    grow: 0,
    sort: 'payoutType',
  }),
  column.cell('updatedDate', 'Approval Date', (row) => <DecidedDate payout={row} />, {
    width: 98,
    grow: 0,
    sort: 'decidedDate',
  }),
  ...(arePending ? [] : [flags]),
  column.text('bankName', 'Bank Name', { width: 128, sort: 'bankName' }),
  column.text('beneficiaryEmail', 'Email', { width: 168, sort: 'beneficiaryEmail' }),
  column.id('merchantOrderId', 'Merchant Order ID', { width: 120, sort: 'merchantOrderId' }),
  ...(platformOwner ? [column.actions((row) => <PayoutActions payout={row} />, decides ? 118 : 52)] : []),
];

/** Payout requests. The reference number of a row opens its popup, whose id is in the URL. */
export function PayoutList() {
  const { platformOwner, can, usedCurrencies } = useSession();
  const { search, change } = useListState<'/loan-requests'>();
  const areDecided = ['Approved', 'Rejected'].includes(search.status ?? '');
  const arePending = search.status === 'Pending';
  // Decided payouts have no buttons, so a list of them needs no room for buttons.
  const decides = can('setPayoutStatus') && !areDecided;
  const columns = useMemo(
    () => columnsFor(platformOwner, decides, arePending),
    [platformOwner, decides, arePending],
  );
  const { payout = '', page } = search;
  const allDates = <AllDates />;
  return (
    <>
      <ListScreen<Payout>
        title="Payout Request"
        rows={({ payout: _payout, ...query }) => payoutQueries.list(query)}
        columns={columns}
        rowId={({ _id }) => _id}
        exportOf="payouts"
        action={<PayoutTasks />}
        header={
          <>
            <PayoutHeader />
            <SearchedDates />
          </>
        }
        filters={filtersAt<'/loan-requests'>([
          platformOwner && record('userTypeId', 'Merchant', 'merchant'),
          select('currency', 'Currency', usedCurrencies.filter(isCurrency)),
        ])}
        options={{ searchable: false, actions: usePayoutActions(), next: allDates, beyond: allDates }}
        empty="No payouts in this period"
      />
      <PayoutDialog id={payout} close={() => change({ payout: undefined, page })} />
    </>
  );
}
