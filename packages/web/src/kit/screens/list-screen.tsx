import { pageSizes } from '@daftar/domain';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Values } from '../../i18n/i18n.ts';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Column } from '../bindings/columns.tsx';
import type { RowsOf } from '../bindings/list-rows.ts';
import type { RecordActions } from '../bindings/record-action.ts';
import type { BulkActions as BulkActionsOf } from '../parts/bulk-actions.tsx';
import { DataGrid } from '../parts/data-grid.tsx';
import type { ExportList } from '../parts/export-menu.tsx';
import { FilterBar } from '../parts/filter-bar.tsx';
import { PageHeader } from '../parts/page-header.tsx';
import { Pager } from '../parts/pager.tsx';
import { SearchBox } from '../parts/search-box.tsx';
import { type Selected, useList } from './use-list.ts';
import { useListInstead } from './use-list-instead.tsx';

// What is only needed once rows are there comes after them.
const SelectionBar = lazy(async () => ({
  default: (await import('../parts/selection-bar.tsx')).SelectionBar,
}));
// A lazy component forgets that its rows are all of one kind.
const BulkActions = lazy(async () => ({
  default: (await import('../parts/bulk-actions.tsx')).BulkActions,
})) as unknown as typeof BulkActionsOf;
const PrintHead = lazy(async () => ({ default: (await import('../parts/print-head.tsx')).PrintHead }));
const RefreshButton = lazy(async () => ({
  default: (await import('../parts/refresh-button.tsx')).RefreshButton,
}));
const ListTools = lazy(async () => ({ default: (await import('./list-tools.tsx')).ListTools }));

/** What not every list has. */
export type ListOptions<Row> = {
  readonly sizes?: readonly number[];
  /** Whether the list can be searched by text; most can. */
  readonly searchable?: boolean;
  /** Whether its rows change by themselves: they are read again every half minute, and when one comes back to them. */
  readonly live?: boolean;
  /** What can be done with a row; what is `bulk` of it is done with all that are selected, too. */
  readonly actions?: RecordActions<Row>;
  /** What else can be done with all rows that are selected. */
  readonly bulk?: (selected: Selected<Row>) => ReactNode;
  /** Where one goes on from a list that has nothing yet: something new, other days. */
  readonly next?: ReactNode;
};

export type ListScreenProps<Row extends object> = {
  readonly title: Text;
  readonly rows: RowsOf;
  readonly columns: readonly Column<Row>[];
  readonly rowId: (row: Row) => string;
  /** The page's first action. */
  readonly action?: ReactNode;
  /** Chips under the title. */
  readonly filters?: ReactNode;
  /** Between the title and the grid, as a report's own header. */
  readonly header?: ReactNode;
  /** What stands there when nothing does; with what fills its holes. */
  readonly empty?: Text | readonly [text: Text, values: Values];
  /** The export that has these rows; without one, they are not exported. */
  readonly exportOf?: ExportList;
  readonly options?: ListOptions<Row>;
};

type List<Row extends object> = ReturnType<typeof useList<Row>>;

/** Title, count and how old the rows are; on paper, what they were asked for. */
function ListHead<Row extends object>({
  title,
  list,
  action,
  filters,
}: Pick<ListScreenProps<Row>, 'title' | 'action' | 'filters'> & { list: List<Row> }) {
  return (
    <>
      <PageHeader
        title={title}
        aside={list.total}
        beside={
          <Suspense>
            <RefreshButton {...list.read} />
          </Suspense>
        }
      >
        {action}
      </PageHeader>
      <Suspense>
        <PrintHead
          {...{ sent: list.sent, total: list.total ?? '', readAt: list.read.readAt, filters }}
          before={list.place?.before ?? 0}
          shown={list.rows.length}
        />
      </Suspense>
    </>
  );
}

/** What narrows a list, and what is done with it as a whole. */
function ListToolbar<Row extends object>({ list, ...props }: ListScreenProps<Row> & { list: List<Row> }) {
  const { title, columns, exportOf, filters, options } = props;
  const { state, name, sent } = list;
  const { search, change } = state;
  return (
    <div className="toolbar">
      {options?.searchable !== false && (
        <SearchBox value={search.q ?? ''} change={(q) => change({ q: q || undefined }, 'bit by bit')} />
      )}
      {filters && <FilterBar>{filters}</FilterBar>}
      <div className="toolbar-end">
        <Suspense fallback={<span className="tools-coming" aria-busy="true" />}>
          <ListTools {...{ title, columns, exportOf, name, sent }} {...state} />
        </Suspense>
      </div>
    </div>
  );
}

/** A list: title and count, first action, filters, grid and pages; all of its state is in the address. */
export function ListScreen<Row extends object>(props: ListScreenProps<Row>) {
  const { title, rows, columns, rowId, options = {} } = props;
  const { sizes = pageSizes, live = false, actions, bulk } = options;
  const { t } = useTexts();
  const list = useList(rows, columns, rowId, { sizes, live });
  const { state, result, selection, selected, limit, place } = list;
  const { search, change } = state;
  const instead = useListInstead(result, list.columns.length + 1, state, { ...props, next: options.next });
  return (
    <div className="page list-page">
      <ListHead title={title} list={list} action={props.action} filters={props.filters} />
      {props.header}
      <ListToolbar {...props} list={list} />
      {selected.count > 0 && (
        <Suspense>
          <SelectionBar selection={selection} columns={list.columns} all={list.all}>
            <Suspense>{actions && <BulkActions of={actions} selected={selected} all={list.all} />}</Suspense>
            {bulk?.(selected)}
          </SelectionBar>
        </Suspense>
      )}
      <div>
        <div className={result.isFetching && result.data ? 'progress-line on' : 'progress-line'} />
        <DataGrid
          label={t(title)}
          rows={list.rows}
          columns={list.columns}
          rowId={rowId}
          density={search.density}
          sort={search.sort}
          onSort={(sort) => change({ sort })}
          place={place}
          instead={instead}
          ticks={selection.grid}
        />
      </div>
      <Pager {...{ limit, sizes, change }} page={search.page ?? 1} pages={result.data?.pages ?? 1} />
    </div>
  );
}
