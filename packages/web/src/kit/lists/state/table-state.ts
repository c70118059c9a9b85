import type { ColumnSizingState, SortingState, TableState } from '@tanstack/react-table';
import { type AnyColumn, actionsId, shownColumnIds } from './list-columns.ts';
import type { ListSearch } from './list-search.ts';
import type { AppFeatures } from './table.ts';

/** The search parameters that arrange a list's columns. */
export type Arranged = Pick<ListSearch, 'columns' | 'hidden' | 'widths'>;

type Arrangement = Pick<TableState<AppFeatures>, 'columnOrder' | 'columnVisibility' | 'columnPinning'>;

/** The columns that stay at the end, before the actions. The first column stays at the start. */
const stayingIds = (columns: readonly AnyColumn[], shown: readonly string[]): readonly string[] =>
  columns.flatMap(({ id, meta }) => (id && meta?.stays && shown.indexOf(id) > 0 ? [id] : []));

/** Returns the table's state for the columns of the URL: order, visibility, and the pinned columns: the first one, those that stay at the end, and the actions. */
export function arrangementOf(columns: readonly AnyColumn[], asked: Arranged): Arrangement {
  const shown = shownColumnIds(columns, asked);
  const hidden = shownColumnIds(columns, {}).filter((id) => !shown.includes(id));
  const staying = stayingIds(columns, shown);
  const moving = shown.filter((id) => !staying.includes(id));
  return {
    columnOrder: [...moving, ...hidden, ...staying, actionsId],
    columnVisibility: Object.fromEntries(hidden.map((id) => [id, false])),
    columnPinning: { start: shown.slice(0, 1), end: [...staying, actionsId] },
  };
}

/** Parses the widths in the URL; ignores invalid ones. */
export function sizingOf(widths: string | undefined): ColumnSizingState {
  const entries = (widths ?? '').split(',').map((entry) => entry.split(':'));
  return Object.fromEntries(
    entries.flatMap(([id, width]) => (id && Number(width) > 0 ? [[id, Math.round(Number(width))]] : [])),
  );
}

/** Writes widths for the URL; undefined when the user has set none. */
export const widthsOf = (sizing: ColumnSizingState): string | undefined =>
  Object.entries(sizing)
    .map(([id, width]) => `${id}:${Math.round(width)}`)
    .join() || undefined;

/** Returns the table's sorting for the list call's `sort`, for example '-createdDate'. */
export function sortingOf(columns: readonly AnyColumn[], sort: string | undefined): SortingState {
  const desc = sort?.startsWith('-') === true;
  const field = desc ? sort.slice(1) : sort;
  const id = field && columns.find(({ meta }) => meta?.sort === field)?.id;
  return id ? [{ id, desc }] : [];
}

/** Returns the list call's `sort` for the table's sorting; undefined for the server's own order. */
export function sortOf(columns: readonly AnyColumn[], [first]: SortingState): string | undefined {
  const field = first && columns.find(({ id }) => id === first.id)?.meta?.sort;
  return field && (first.desc ? `-${field}` : field);
}
