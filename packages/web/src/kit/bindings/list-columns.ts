import type { Column } from './columns.tsx';
import type { ListSearch } from './list-search.ts';

const idOf = (column: { id?: string | undefined }) => column.id ?? '';
const isLast = (column: { id?: string | undefined }) => column.id === 'actions';

/** The ids of the columns that show, in their order; what can be done with a row is no choice, and not among them. */
export function shownColumnIds<Row extends object>(
  columns: readonly Column<Row>[],
  { columns: chosen, hidden }: Pick<ListSearch, 'columns' | 'hidden'>,
): readonly string[] {
  const ids = columns.filter((column) => !isLast(column)).map(idOf);
  const asked = new Set(chosen ? chosen.split(',') : []);
  const known = [...asked].filter((id) => ids.includes(id));
  if (known.length > 0) return known;
  const left = ids.filter((id) => !hidden?.split(',').includes(id));
  return left.length > 0 ? left : ids;
}

/** The columns that an address asks for, in its order; actions stay at the end. */
export function arrangedColumns<Row extends object>(
  columns: readonly Column<Row>[],
  search: Pick<ListSearch, 'columns' | 'hidden'>,
): readonly Column<Row>[] {
  const shown = shownColumnIds(columns, search).flatMap((id) => columns.filter((one) => one.id === id));
  return [...shown, ...columns.filter(isLast)];
}
