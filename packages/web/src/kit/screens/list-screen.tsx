import { pageSizes } from '@daftar/domain';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Values } from '../../i18n/i18n.ts';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Column } from '../bindings/columns.tsx';
import type { RowsOf } from '../bindings/list-rows.ts';
import { DataGrid } from '../parts/data-grid.tsx';
import type { ExportList } from '../parts/export-menu.tsx';
import { FilterBar } from '../parts/filter-bar.tsx';
import { PageHeader } from '../parts/page-header.tsx';
import { Pager } from '../parts/pager.tsx';
import { PrintHead } from '../parts/print-head.tsx';
import { SearchBox } from '../parts/search-box.tsx';
import type { ListToolsProps } from './list-tools.tsx';
import { type Selected, useList } from './use-list.ts';
import { useListInstead } from './use-list-instead.tsx';

// What is only needed once rows are there comes after them.
const SelectionBar = lazy(async () => ({
  default: (await import('../parts/selection-bar.tsx')).SelectionBar,
}));

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
  /** What can be done with all rows that are selected. */
  readonly bulk?: (selected: Selected<Row>) => ReactNode;
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

/** A list: title and count, first action, filters, grid and pages; all of its state is in the address. */
export function ListScreen<Row extends object>(props: ListScreenProps<Row>) {
  const { title, rows, rowId, action, filters, header, options = {} } = props;
  const { sizes = pageSizes, searchable = true, live = false, bulk } = options;
  const { t } = useTexts();
  const list = useList(rows, props.columns, rowId, { sizes, live });
  const { state, result, columns, selection, selected, limit, total } = list;
  const { search, change } = state;
  const page = result.data;
  const tools: ListToolsProps = {
    ...{ title, columns: props.columns, exportOf: props.exportOf },
    ...{ name: list.name, sent: list.sent, ...state },
  };
  const instead = useListInstead(result, columns.length + 1, search.q, props.empty);
  return (
    <div className="page list-page">
      <PageHeader
        title={title}
        aside={total}
        beside={
          <Suspense>
            <RefreshButton {...list.read} />
          </Suspense>
        }
      >
        {action}
      </PageHeader>
      <PrintHead sent={list.sent} rows={total ?? ''} readAt={list.read.readAt} />
      {header}
      <div className="toolbar">
        {searchable && <SearchBox value={search.q ?? ''} change={(q) => change({ q: q || undefined })} />}
        {filters && <FilterBar>{filters}</FilterBar>}
        <div className="toolbar-end">
          <Suspense>
            <ListTools {...tools} />
          </Suspense>
        </div>
      </div>
      {selected.count > 0 && (
        <Suspense>
          <SelectionBar
            selection={selection}
            columns={columns}
            total={page?.total ?? 0}
            totalText={total ?? ''}
          >
            {bulk?.(selected)}
          </SelectionBar>
        </Suspense>
      )}
      <div>
        <div className={result.isFetching && page ? 'progress-line on' : 'progress-line'} />
        <DataGrid
          label={t(title)}
          rows={list.rows}
          columns={columns}
          rowId={rowId}
          density={search.density}
          sort={search.sort}
          onSort={(sort) => change({ sort })}
          place={page && { total: page.total, before: (page.current - 1) * limit }}
          instead={instead}
          ticks={selection.grid}
        />
      </div>
      <Pager page={search.page ?? 1} pages={page?.pages ?? 1} limit={limit} sizes={sizes} change={change} />
    </div>
  );
}
