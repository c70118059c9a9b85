import { currencies } from '@daftar/domain';
import type { Settlement } from '@daftar/sdk';
import { Eye, History, Receipt } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { days } from '../../kit/lists/filters/days.tsx';
import { record } from '../../kit/lists/filters/record.tsx';
import { select } from '../../kit/lists/filters/select.tsx';
import { NewRows } from '../../kit/lists/grid/new-rows.tsx';
import { ListScreen } from '../../kit/lists/screens/list-screen.tsx';
import { columnsOf } from '../../kit/lists/state/columns.tsx';
import { filtersAt } from '../../kit/lists/state/filters.ts';
import { PeriodCell } from '../../kit/ui/cells/period-cell.tsx';
import { RowActions } from '../../kit/ui/overlays/row-actions.tsx';
import { PageAbout } from '../../kit/ui/page/page-about.tsx';
import { AddLink } from '../../session/permissions/add-link.tsx';
import { useNeeds } from '../../session/permissions/use-needs.ts';
import { useSession } from '../../session/permissions/use-session.ts';
import { settlementQueries } from './settlement-queries.ts';
import { useSettlementCountries } from './use-settlement-countries.ts';

function Actions({ settlement: { _id, transactionId } }: { settlement: Settlement }) {
  const { t, digits } = useTexts();
  const { toOpen } = useNeeds();
  return (
    <RowActions of={digits(String(transactionId))}>
      {(Menu) => (
        <>
          <Menu.Action icon={<Eye size={15} />} to={`/settlement/form/${_id}`}>
            {t('Show')}
          </Menu.Action>
          <Menu.Action
            icon={<Receipt size={15} />}
            to={`/settlement-summary/${_id}`}
            disabledReason={toOpen('getSettlementReport')}
          >
            {t('Summary')}
          </Menu.Action>
          <Menu.Action icon={<History size={15} />} to={`/settlement/history/${_id}`}>
            {t('History')}
          </Menu.Action>
        </>
      )}
    </RowActions>
  );
}

const column = columnsOf<Settlement>();
const columns = [
  column.number('transactionId', 'ID', { width: 88, grow: 0, sort: 'transactionId' }),
  column.date('transactionDate', 'Transaction Date', {
    width: 98,
    sort: 'transactionDate',
    zoneBy: 'country',
  }),
  column.text('merchantName', 'Merchant', {
    width: 116,
    grow: 3,
    sort: 'merchantName',
    card: 'name',
  }),
  column.word('country', 'Country', { width: 70, sort: 'country' }),
  column.cell('period', 'Period', ({ dateFrom, dateTo }) => <PeriodCell from={dateFrom} to={dateTo} />, {
    width: 156,
    grow: 0,
    card: 'about',
    sort: 'dateFrom',
  }),
  column.text('channel', 'Channel', { width: 84, sort: 'channel' }),
  column.money('totalRevenue', 'Total Revenue', 'localCurrency', { width: 116, sort: 'totalRevenue' }),
  column.money('netTransferAmount', 'Net Transfer Amount', 'localCurrency', {
    width: 116,
    sort: 'netTransferAmount',
  }),
  column.money('netSettledAmount', 'Net Settled Amount', 'settledCurrency', {
    width: 110,
    card: 'amount',
    sort: 'netSettledAmount',
  }),
  column.actions((row) => <Actions settlement={row} />, 44),
];

const create = <AddLink to="/settlement/form/new" label="Create Settlement" />;

export function SettlementList() {
  const { platformOwner } = useSession();
  const countries = useSettlementCountries();
  return (
    <ListScreen<Settlement>
      title="Settlements"
      rows={settlementQueries.list}
      columns={columns}
      rowId={({ _id }) => _id}
      exportOf="settlements"
      action={
        <>
          <NewRows rows={settlementQueries.list} />
          {create}
        </>
      }
      header={
        <PageAbout text="What merchants were paid out: each settlement claims a period's payments once. New ones are made here." />
      }
      options={{ next: create }}
      filters={filtersAt<'/settlements'>([
        days('Period'),
        select('country', 'Country', countries),
        select('currency', 'Currency', currencies),
        platformOwner && record('userTypeId', 'Merchant', 'merchant'),
      ])}
    />
  );
}
