import { isCurrency } from '@daftar/domain';
import type { Payout } from '@daftar/sdk';
import { useMemo } from 'react';
import { FlagCell } from '../../kit/features/payouts/payout-flags.tsx';
import { PayoutTypeName } from '../../kit/features/payouts/payout-type-name.tsx';
import { record } from '../../kit/lists/filters/record.tsx';
import { select } from '../../kit/lists/filters/select.tsx';
import { ListScreen } from '../../kit/lists/screens/list-screen.tsx';
import { columnsOf } from '../../kit/lists/state/columns.tsx';
import { filtersAt } from '../../kit/lists/state/filters.ts';
import { useListState } from '../../kit/lists/state/use-list-state.ts';
import { useSession } from '../../session/permissions/use-session.ts';
import { AllDates, SearchedDates } from './all-dates.tsx';
import { DecidedDate } from './decided-date.tsx';
import { PayoutActions, usePayoutActions } from './payout-actions.tsx';
import { PayoutDialog } from './payout-dialog.tsx';
import { PayoutHeader } from './payout-header.tsx';
import { payoutQueries } from './payout-queries.ts';
import { PayoutReference } from './payout-reference.tsx';
import { PayoutTasks } from './payout-tasks.tsx';

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
