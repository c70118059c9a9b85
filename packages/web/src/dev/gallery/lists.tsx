import { Button } from '@chakra-ui/react/button';
import { asWritten } from '../../i18n/shown.ts';
import { DataGrid } from '../../kit/lists/grid/data-grid.tsx';
import { densities } from '../../kit/lists/grid/grid-layout.ts';
import { ListScreen } from '../../kit/lists/screens/list-screen.tsx';
import { columnsOf } from '../../kit/lists/state/columns.tsx';
import type { RowPage } from '../../kit/lists/state/list-rows.ts';
import { listOptions } from '../../kit/records/list-options.ts';
import { type Entry, longNames } from './entry.ts';

type Row = { _id: string; name: string; amount: number; currency: string; status: string };

const column = columnsOf<Row>();
const columns = [
  column.text('name', 'Name', { sort: 'name' }),
  column.money('amount', 'Amount', 'currency'),
  column.status('status', 'Status'),
  column.id('_id', 'ID'),
];
const names = [longNames.arabic, longNames.english, 'Nile Books'];
const amounts = [0, -1250.5, 999_999_999_999.99, 10];
const rows = Array.from(
  { length: 60 },
  (_, index): Row => ({
    _id: `mer_2rv8ryggjwuj5w8vwd3gvnv${index}`,
    name: names[index % names.length] ?? '',
    amount: amounts[index % amounts.length] ?? 0,
    currency: index % 4 === 3 ? 'USD' : 'EGP',
    status: index % 5 === 0 ? 'Inactive' : 'Active',
  }),
);
const idOf = ({ _id }: Row) => _id;

const pageOf = (data: readonly Row[]) => ({
  data: data.slice(0, 25),
  current: 1,
  pages: 3,
  total: data.length,
});

/** A list that loads its rows with the given function. */
const list = (name: string, queryFn: () => Promise<RowPage<Row>>) => (
  <ListScreen<Row>
    title="Merchants"
    rows={(query) => listOptions('merchants', { name, ...query }, { queryFn, retry: false })}
    columns={columns}
    rowId={idOf}
    options={{ bulk: ({ count }) => <Button size="xs">{`Approve ${count}`}</Button> }}
  />
);

/** Gallery entries of the lists and grids. */
export const lists: readonly Entry[] = [
  { name: 'List: rows to select', show: () => list('full', async () => pageOf(rows)) },
  { name: 'List: loading', show: () => list('slow', () => new Promise(() => {})) },
  { name: 'List: empty', show: () => list('none', async () => pageOf([])) },
  { name: 'List: it fails', show: () => list('broken', () => Promise.reject(new TypeError('offline'))) },
  ...densities.map((density) => ({
    name: `Grid: ${density}`,
    show: () => (
      <DataGrid
        label={asWritten('Merchants')}
        rows={rows.slice(0, 6)}
        {...{ columns, density }}
        rowId={idOf}
      />
    ),
  })),
];
