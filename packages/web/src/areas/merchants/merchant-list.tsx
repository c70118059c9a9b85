import { accountStatuses, countryLists } from '@daftar/domain';
import type { Merchant } from '@daftar/sdk';
import { Link } from '@tanstack/react-router';
import { select } from '../../kit/lists/filters/select.tsx';
import { ListScreen } from '../../kit/lists/screens/list-screen.tsx';
import { columnsOf } from '../../kit/lists/state/columns.tsx';
import { filtersAt } from '../../kit/lists/state/filters.ts';
import { AddLink } from '../../session/permissions/add-link.tsx';
import { MerchantActions, useMerchantActions } from './merchant-actions.tsx';
import { merchantQueries } from './merchant-queries.ts';

const column = columnsOf<Merchant>();

function MerchantLink({ merchant: { _id, name } }: { merchant: Merchant }) {
  return (
    <Link
      to="/merchants/workspace/$id"
      params={{ id: _id }}
      className="link cell-text"
      dir="auto"
      tabIndex={-1}
    >
      {name}
    </Link>
  );
}

const columns = [
  column.cell('name', 'Name', (row) => <MerchantLink merchant={row} />, {
    width: 170,
    grow: 2,
    sort: 'name',
  }),
  column.word('country', 'Country', { width: 120, sort: 'country' }),
  column.money('accountBalance', 'Account Balance', 'currency', { width: 160, sort: 'accountBalance' }),
  column.status('status', 'Status', { width: 110, sort: 'status' }),
  column.date('createdDate', 'Created Date', { sort: 'createdDate', zoneBy: 'country' }),
  column.id('_id', 'ID', { width: 140, sort: '_id' }),
  column.actions((row) => <MerchantActions merchant={row} />, 150),
];

const create = <AddLink to="/merchants/form/new" label="Create Account" />;

export function MerchantList() {
  return (
    <ListScreen<Merchant>
      title="Merchants"
      rows={(query) => merchantQueries.list(query)}
      columns={columns}
      rowId={({ _id }) => _id}
      exportOf="merchants"
      options={{ actions: useMerchantActions(), next: create }}
      action={create}
      filters={filtersAt<'/merchants'>([
        select('status', 'Status', accountStatuses),
        select('country', 'Country', countryLists.merchants),
      ])}
    />
  );
}
