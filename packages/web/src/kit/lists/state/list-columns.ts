import type { ListSearch } from './list-search.ts';
import type { ColumnLayout } from './table.ts';

/** The parts of a column that choosing and ordering columns needs. */
export type AnyColumn = { readonly id?: string | undefined; readonly meta?: ColumnLayout | undefined };

type Asked = Pick<ListSearch, 'columns' | 'hidden'>;

/** The id of the column with the row's actions, which stays at the end. */
export const actionsId = 'actions';

const idOf = (column: AnyColumn) => column.id ?? '';
const isLast = (column: AnyColumn) => column.id === actionsId;

/** Returns the ids of the visible columns in order, without the actions column, which cannot be hidden or moved. */
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

/** Returns the columns that the URL asks for, in its order; the actions column comes last. */
export function arrangedColumns<Column extends AnyColumn>(
  columns: readonly Column[],
  asked: Asked,
): readonly Column[] {
  const shown = shownColumnIds(columns, asked).flatMap((id) => columns.filter((one) => one.id === id));
  return [...shown, ...columns.filter(isLast)];
}

/** Returns the URL's `columns` value for these ids; undefined for the list's default columns. */
export function chosenColumns(columns: readonly AnyColumn[], ids: readonly string[]): string | undefined {
  const chosen = ids.join(',');
  return chosen === shownColumnIds(columns, {}).join(',') ? undefined : chosen;
}
