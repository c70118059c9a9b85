import type { ListSearch } from './list-search.ts';
import type { ColumnLayout } from './table.ts';

/** A column, as far as its name and its layout go. */
export type AnyColumn = { readonly id?: string | undefined; readonly meta?: ColumnLayout | undefined };

type Asked = Pick<ListSearch, 'columns' | 'hidden'>;

const idOf = (column: AnyColumn) => column.id ?? '';
const isLast = (column: AnyColumn) => column.id === 'actions';

/** The ids of the columns that show, in their order; what can be done with a row is no choice, and not among them. */
export function shownColumnIds(
  columns: readonly AnyColumn[],
  { columns: chosen, hidden }: Asked,
): readonly string[] {
  const ids = columns.filter((column) => !isLast(column)).map(idOf);
  const asked = new Set(chosen ? chosen.split(',') : []);
  const known = [...asked].filter((id) => ids.includes(id));
  if (known.length > 0) return known;
  const left = ids.filter((id) => !hidden?.split(',').includes(id));
  return left.length > 0 ? left : ids;
}

/** The columns that an address asks for, in its order; actions stay at the end. */
export function arrangedColumns<Column extends AnyColumn>(
  columns: readonly Column[],
  asked: Asked,
): readonly Column[] {
  const shown = shownColumnIds(columns, asked).flatMap((id) => columns.filter((one) => one.id === id));
  return [...shown, ...columns.filter(isLast)];
}

/** How an address says which columns show; as the list has them, it says nothing. */
export function chosenColumns(columns: readonly AnyColumn[], ids: readonly string[]): string | undefined {
  const chosen = ids.join(',');
  return chosen === shownColumnIds(columns, {}).join(',') ? undefined : chosen;
}
