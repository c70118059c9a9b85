import { accountStatuses } from '@daftar/domain';
import type { Carrier } from '@daftar/sdk';
import { columnsOf } from '../../kit/bindings/columns.tsx';
import { SelectFilter } from '../../kit/parts/filters.tsx';
import { ListScreen } from '../../kit/screens/list-screen.tsx';
import { AddLink } from '../../session/permissions/add-link.tsx';
import { carrierQueries } from './carrier-queries.ts';

const column = columnsOf<Carrier>();
const columns = [
  column.text('name', 'Name', { width: 180, grow: 2, sort: 'name' }),
  column.word('country', 'Country', { sort: 'country' }),
  column.status('status', 'Status', { sort: 'status' }),
  column.date('createdDate', 'Created Date', { sort: 'createdDate' }),
];

export function CarrierList() {
  return (
    <ListScreen<Carrier>
      title="Carriers"
      rows={(query) => carrierQueries.list(query)}
      columns={columns}
      rowId={({ _id }) => _id}
      action={<AddLink to="/carriers/form/new" label="Create Account" />}
      filters={<SelectFilter<'/carriers'> name="status" label="Status" options={accountStatuses} />}
    />
  );
}
