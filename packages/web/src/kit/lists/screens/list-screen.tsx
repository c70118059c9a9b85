import { Box } from '@chakra-ui/react/box';
import { pageSizes } from '@daftar/domain';
import { lazy, type ReactNode, Suspense } from 'react';
import type { DisplayText, Text } from '../../../i18n/text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { RecordActions } from '../../records/actions/record-action.ts';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { SearchBox } from '../../ui/parts/search-box.tsx';
import { FilterBar } from '../filters/filter-bar.tsx';
import type { BulkActions as BulkActionsOf } from '../grid/bulk-actions.tsx';
import { DataGrid } from '../grid/data-grid.tsx';
import { listWidth } from '../grid/grid-layout.ts';
import type { Column } from '../state/columns.tsx';
import type { Filters } from '../state/filters.ts';
import type { ListQuery } from '../state/list-rows.ts';
import type { ExportList } from '../tools/export-menu.tsx';
import { type Selected, useList } from './use-list.ts';
import { useListPlaceholder } from './use-list-placeholder.tsx';

// Loaded lazily: these parts are not needed before the rows are shown.
const SelectionBar = lazy(async () => ({
  default: (await import('../grid/selection-bar.tsx')).SelectionBar,
}));
// `lazy` loses the type parameter of the generic component.
const BulkActions = lazy(async () => ({
  default: (await import('../grid/bulk-actions.tsx')).BulkActions,
})) as unknown as typeof BulkActionsOf;
const PrintHead = lazy(async () => ({ default: (await import('../tools/print-head.tsx')).PrintHead }));
const RefreshButton = lazy(async () => ({
  default: (await import('../../ui/page/refresh-button.tsx')).RefreshButton,
}));
const Pager = lazy(async () => ({ default: (await import('../grid/pager.tsx')).Pager }));
const ListTools = lazy(async () => ({ default: (await import('./list-tools.tsx')).ListTools }));

/** Options that only some lists need. */
export type ListOptions<Row> = {
  readonly sizes?: readonly number[];
  /** Whether the list has a search box. Default: true. */
  readonly searchable?: boolean;
  /** Whether rows change without the user: they are then reloaded every 30 seconds and when the window gets focus. */
  readonly live?: boolean;
  /** The row actions. Those marked `bulk` are also offered for the selected rows. */
  readonly actions?: RecordActions<Row>;
  /** Further actions for the selected rows. */
  readonly bulk?: (selected: Selected<Row>) => ReactNode;
  /** Shown below the message of an empty list, for example a link to create a record. */
  readonly next?: ReactNode;
  /** Shown below the message when a search or filters match nothing, for example a link to what other pages find. */
  readonly beyond?: ReactNode;
};

export type ListScreenProps<Row extends object> = {
  readonly title: Text;
  readonly rows: ListQuery<Row>;
  readonly columns: readonly Column<Row>[];
  readonly rowId: (row: Row) => string;
  /** The page's primary action. */
  readonly action?: ReactNode;
  readonly filters?: Filters;
  /** Shown between the title and the grid, for example a report's summary. */
  readonly header?: ReactNode;
  /** The message of an empty list, optionally with the values of its placeholders. */
  readonly empty?: DisplayText;
  /** The export of these rows; without one, the list has no export. */
  readonly exportOf?: ExportList;
  readonly options?: ListOptions<Row>;
};

type List<Row extends object> = ReturnType<typeof useList<Row>>;

/** Title, row count and age of the rows; in print, also the filters. */
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
          {...{ sent: list.sent, total: list.total ?? '', readAt: list.read.readAt }}
          filters={filters ?? []}
          before={list.place?.before ?? 0}
          shown={list.rows.length}
        />
      </Suspense>
    </>
  );
}

/**
 * Search box, filters, and tools for the whole list. While rows are selected, the selection bar covers everything but the tools,
 * except on a phone.
 */
function ListToolbar<Row extends object>({ list, ...props }: ListScreenProps<Row> & { list: List<Row> }) {
  const { title, columns, exportOf, filters, options } = props;
  const { state, name, sent, selected } = list;
  const { search, change } = state;
  return (
    <Box className="toolbar" visibility={selected.count > 0 ? { md: 'hidden' } : undefined}>
      {options?.searchable !== false && (
        <SearchBox value={search.q ?? ''} change={(q) => change({ q: q || undefined }, 'bit by bit')} />
      )}
      {filters && <FilterBar filters={filters} />}
      <Box className="toolbar-end" visibility="visible">
        <Suspense fallback={<span className="tools-coming" aria-busy="true" />}>
          <ListTools {...{ title, columns, exportOf, name, sent }} {...state} />
        </Suspense>
      </Box>
    </Box>
  );
}

/** The number of selected rows, their sums and the bulk actions. */
function ListSelection<Row extends object>({ list, options }: ListScreenProps<Row> & { list: List<Row> }) {
  const { selection, selected, columns, all } = list;
  if (selected.count === 0) return null;
  return (
    <Suspense>
      <SelectionBar {...{ selection, columns, all }}>
        <Suspense>
          {options?.actions && <BulkActions of={options.actions} selected={selected} all={all} />}
        </Suspense>
        {options?.bulk?.(selected)}
      </SelectionBar>
    </Suspense>
  );
}

/** A list page: title and count, primary action, filters, grid and pager. All of its state is in the URL. */
export function ListScreen<Row extends object>(props: ListScreenProps<Row>) {
  const { title, rows, columns, rowId, options = {} } = props;
  const { sizes = pageSizes, live = false } = options;
  const { t } = useTexts();
  const list = useList(rows, columns, rowId, { live });
  const { state, result, selection, limit, place } = list;
  const { search, change } = state;
  const placeholder = useListPlaceholder(result, list.columns.length + 1, state, { ...props, ...options });
  return (
    // On a phone, leaves space for the selection bar.
    <Page className="list-page" pb={{ base: '24', md: '8' }} maxWidth={`${listWidth(list.columns)}px`}>
      <ListHead title={title} list={list} action={props.action} filters={props.filters} />
      {props.header}
      <Box position="relative">
        <ListToolbar {...props} list={list} />
        <ListSelection {...props} list={list} />
      </Box>
      <div>
        <div className={result.isFetching && result.data ? 'progress-line on' : 'progress-line'} />
        <DataGrid
          label={t(title)}
          rows={list.rows}
          columns={columns}
          arranged={search}
          onWidths={(widths) => change({ widths }, 'bit by bit')}
          rowId={rowId}
          density={search.density}
          sort={search.sort}
          onSort={(sort) => change({ sort })}
          place={place}
          placeholder={placeholder}
          ticks={selection.grid}
        />
      </div>
      <Box minHeight="8">
        <Suspense>
          <Pager
            {...{ limit, sizes, change }}
            page={search.page ?? 1}
            pages={result.data?.pages ?? 1}
            next={result.data?.next ?? undefined}
            isCapped={result.data?.totalIsCapped}
          />
        </Suspense>
      </Box>
    </Page>
  );
}
