import { accountStatuses, carrierTypes, countryLists } from '@daftar/domain';
import type { Carrier } from '@daftar/sdk';
import { select } from '../../kit/lists/filters/select.tsx';
import { ListScreen } from '../../kit/lists/screens/list-screen.tsx';
import { columnsOf } from '../../kit/lists/state/columns.tsx';
import { filtersAt } from '../../kit/lists/state/filters.ts';
import { AddLink } from '../../session/permissions/add-link.tsx';
import { CarrierActions, useCarrierActions } from './carrier-actions.tsx';
import { carrierQueries } from './carrier-queries.ts';

const column = columnsOf<Carrier>();
const columns = [
  column.text('name', 'Name', { width: 180, grow: 2, sort: 'name' }),
  column.word('type', 'Type', { width: 100, sort: 'type' }),
  column.word('country', 'Country', { width: 130, sort: 'country' }),
  column.text('currency', 'Currency', { width: 90, grow: 0, sort: 'currency' }),
  column.status('status', 'Status', { sort: 'status' }),
  column.date('createdDate', 'Created Date', { sort: 'createdDate', zoneBy: 'country' }),
  column.actions((row) => <CarrierActions carrier={row} />, 150),
];

const create = <AddLink to="/carriers/form/new" label="Create Account" />;

export function CarrierList() {
  return (
    <ListScreen<Carrier>
      title="Carriers"
      rows={(query) => carrierQueries.list(query)}
      columns={columns}
      rowId={({ _id }) => _id}
      exportOf="carriers"
      options={{ actions: useCarrierActions(), next: create }}
      action={create}
      filters={filtersAt<'/carriers'>([
        select('type', 'Type', carrierTypes),
        select('status', 'Status', accountStatuses),
        select('country', 'Country', countryLists.carriers),
      ])}
    />
  );
}
