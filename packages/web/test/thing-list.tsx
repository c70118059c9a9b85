import { ListScreen } from '../src/kit/lists/screens/list-screen.tsx';
import { columnsOf } from '../src/kit/lists/state/columns.tsx';
import type { Filters } from '../src/kit/lists/state/filters.ts';
import { listOptions } from '../src/kit/records/list-options.ts';

type Thing = { _id: string; name: string };

const columns = [columnsOf<Thing>().text('name', 'Name', { sort: 'name' })];
const rows = (query: Record<string, string | number>) =>
  listOptions('merchants', query, {
    queryFn: () => ({
      data: [{ _id: 'a', name: 'Nile' }],
      current: Number(query.page),
      pages: 4,
      total: 100,
    }),
  });

/** Returns a list screen with four equal pages and the given filters. */
export const thingList =
  (filters: Filters = []) =>
  () => (
    <ListScreen<Thing>
      title="Merchants"
      rows={rows}
      columns={columns}
      rowId={({ _id }) => _id}
      filters={filters}
    />
  );
