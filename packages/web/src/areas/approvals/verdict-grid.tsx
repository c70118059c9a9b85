import { EmptyState } from '@chakra-ui/react/empty-state';
import { useTexts } from '../../i18n/use-texts.ts';
import { DataGrid } from '../../kit/lists/grid/data-grid.tsx';
import { SkeletonRows } from '../../kit/lists/grid/skeleton-rows.tsx';
import type { Column } from '../../kit/lists/state/columns.tsx';
import { useListState } from '../../kit/lists/state/use-list-state.ts';
import { Problem } from '../../kit/records/problem.tsx';
import { LoadRow } from './load-row.ts';
import { type RowsFilter, type ShownRow, useVerdictRows } from './use-verdict-rows.ts';

type Props = {
  readonly fileName: string;
  readonly filter: RowsFilter;
  readonly columns: readonly Column<ShownRow>[];
};

const idOf = ({ index, row }: ShownRow) => (row ? `${row.row}` : `at ${index}`);

const nothingFound = ({ q, flag }: RowsFilter) => {
  if (q) return 'Nothing matches the search';
  return flag ? 'No row with this flag is left' : 'No row has this verdict any more';
};

/** The rows of an uploaded file that match a filter. It draws only the rows in view, and loads only their pages. */
export function VerdictGrid({ fileName, filter, columns }: Props) {
  const { t } = useTexts();
  const { change } = useListState<'/loan-requests/approval'>();
  const { rows, total, want, error, retry } = useVerdictRows(fileName, filter);
  const placeholder = () => {
    if (error !== undefined) return <Problem error={error} retry={retry} />;
    if (total === undefined) return <SkeletonRows columns={columns.length} rows={8} />;
    if (total > 0) return undefined;
    return (
      <EmptyState.Root size="sm">
        <EmptyState.Content>
          <EmptyState.Title>{t(nothingFound(filter))}</EmptyState.Title>
        </EmptyState.Content>
      </EmptyState.Root>
    );
  };
  const message = placeholder();
  return (
    <LoadRow value={want}>
      <DataGrid
        label={t('Verdicts')}
        rows={rows}
        columns={columns}
        rowId={idOf}
        sort={filter.sort}
        onSort={(sort) => change({ sort })}
        place={total === undefined ? undefined : { total, before: 0 }}
        placeholder={
          message && (
            // biome-ignore lint/a11y/useFocusableInteractive: the content of the cell takes focus.
            // biome-ignore lint/a11y/useSemanticElements: see the grid.
            <div role="row">
              {/* biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: see above. */}
              <div role="gridcell" className="grid-placeholder">
                {message}
              </div>
            </div>
          )
        }
      />
    </LoadRow>
  );
}
