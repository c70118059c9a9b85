import { pageSizes } from '@daftar/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Values } from '../../i18n/i18n.ts';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Column } from '../bindings/columns.tsx';
import { listQuery } from '../bindings/list-search.ts';
import { type ListState, useListState } from '../bindings/use-list-state.ts';
import { DataGrid } from '../parts/data-grid.tsx';
import { Empty } from '../parts/empty.tsx';
import { GridOptions } from '../parts/grid-options.tsx';
import { PageHeader } from '../parts/page-header.tsx';
import { Pager } from '../parts/pager.tsx';
import { Problem } from '../parts/problem.tsx';
import { SearchBox } from '../parts/search-box.tsx';
import { SkeletonRows } from '../parts/skeleton-rows.tsx';

/** A page of rows as the wire has it. */
export type RowPage<Row> = {
  readonly data: readonly Row[];
  readonly current: number;
  readonly pages: number;
  readonly total: number;
  readonly totalIsCapped?: boolean | undefined;
};

export type ListScreenProps<Row extends object> = {
  readonly title: Text;
  /** The list call for what the address asks: `useQuery` options, as `merchantQueries.list(query)`. */
  readonly rows: (query: Record<string, string | number>) => object;
  readonly columns: readonly Column<Row>[];
  readonly rowId: (row: Row) => string;
  /** The page's first action. */
  readonly action?: ReactNode;
  /** Chips under the title. */
  readonly filters?: ReactNode;
  /** Between the title and the grid, as a report's own header. */
  readonly header?: ReactNode;
  readonly sizes?: readonly number[];
  /** Whether the list can be searched by text; most can. */
  readonly searchable?: boolean;
  readonly empty?: Text;
  /** What fills the holes of `empty`. */
  readonly emptyWith?: Values;
};

const none: readonly never[] = [];

function hiddenOf(search: ListState['search']): readonly string[] {
  return search.hidden ? search.hidden.split(',') : none;
}

function useInstead<Row>(result: UseQueryResult<RowPage<Row>>, columns: number, empty: string): ReactNode {
  if (result.isPending) return <SkeletonRows columns={columns} />;
  if (result.isError && !result.data)
    return (
      <div className="grid-instead">
        <Problem error={result.error} retry={() => void result.refetch()} />
      </div>
    );
  if (result.data?.data.length === 0)
    return (
      <div className="grid-instead">
        <Empty text={empty} />
      </div>
    );
  return undefined;
}

/** A list: title and count, first action, filters, grid and pages; all of its state is in the address. */
export function ListScreen<Row extends object>(props: ListScreenProps<Row>) {
  const {
    title,
    rows,
    columns,
    rowId,
    action,
    filters,
    header,
    sizes = pageSizes,
    searchable = true,
  } = props;
  const { t } = useTexts();
  const { search, change } = useListState();
  const result = useQuery(rows(listQuery(search)) as { queryKey: readonly unknown[] }) as UseQueryResult<
    RowPage<Row>
  >;
  const hidden = hiddenOf(search);
  const page = result.data;
  const limit = search.limit ?? sizes[0] ?? 25;
  const total = page && `${page.total.toLocaleString('en')}${page.totalIsCapped ? '+' : ''}`;
  const options = columns.map(({ id = '', meta }) => ({ id, title: meta?.title ?? '' }));
  const empty = search.q ? 'Nothing matches the search' : (props.empty ?? 'Nothing here yet');
  const instead = useInstead(result, columns.length - hidden.length, t(empty, props.emptyWith));
  return (
    <div className="page">
      <PageHeader title={title} aside={total}>
        {action}
      </PageHeader>
      {header}
      <div className="toolbar">
        {searchable && <SearchBox value={search.q ?? ''} change={(q) => change({ q: q || undefined })} />}
        {filters}
        <div className="toolbar-end">
          <GridOptions
            columns={options}
            hidden={hidden}
            density={search.density ?? 'normal'}
            change={change}
          />
        </div>
      </div>
      <div>
        <div className={result.isFetching && page ? 'progress-line on' : 'progress-line'} />
        <DataGrid
          label={t(title)}
          rows={page?.data ?? none}
          columns={columns}
          rowId={rowId}
          hidden={hidden}
          density={search.density}
          sort={search.sort}
          onSort={(sort) => change({ sort })}
          place={page && { total: page.total, before: (page.current - 1) * limit }}
          instead={instead}
        />
      </div>
      <Pager page={search.page ?? 1} pages={page?.pages ?? 1} limit={limit} sizes={sizes} change={change} />
    </div>
  );
}
