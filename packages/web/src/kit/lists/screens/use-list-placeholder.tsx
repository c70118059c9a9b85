import { Button } from '@chakra-ui/react/button';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Shown } from '../../../i18n/shown.ts';
import type { DisplayText } from '../../../i18n/text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Empty } from '../../ui/page/empty.tsx';
import { SkeletonRows } from '../grid/skeleton-rows.tsx';
import { isSet, without } from '../state/filter-names.ts';
import type { Filters } from '../state/filters.ts';
import type { RowPage } from '../state/list-rows.ts';
import type { ListState } from '../state/use-list-state.ts';
import { ListFailure } from './list-failure.tsx';

// Loaded lazily, with the pager: a page past the end is rare.
const PastTheEnd = lazy(async () => ({ default: (await import('../grid/pager.tsx')).PastTheEnd }));

/** A message as the grid's only row, because the grid role allows only rows of cells. */
function OneRow({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the content of the cell takes focus.
    // biome-ignore lint/a11y/useSemanticElements: see the grid.
    <div role="row">
      {/* biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: see above. */}
      <div role="gridcell" className="grid-placeholder">
        {children}
      </div>
    </div>
  );
}

type Narrowing = {
  readonly filters?: Filters;
  readonly empty?: DisplayText | undefined;
  readonly next?: ReactNode;
  readonly beyond?: ReactNode;
};

type NoRowsProps = ListState &
  Narrowing & {
    /** The message when neither filters nor a search are set. */
    readonly text: Shown;
  };

/** The message of a list without rows. With filters or a search set, it offers to clear them. */
function NoRows({ search, change, text, filters = [], next, beyond }: NoRowsProps) {
  const { t } = useTexts();
  const set = filters.map(({ name }) => name).filter((name) => isSet(search, name));
  const said = set.length > 0 ? t('No rows match these filters') : t('Nothing matches the search');
  if (set.length === 0 && !search.q) return <Empty text={text}>{next}</Empty>;
  return (
    <Empty text={said}>
      <Button size="xs" onClick={() => change({ ...without(set), q: undefined })}>
        {t(set.length > 0 ? 'Clear filters' : 'Clear search')}
      </Button>
      {beyond}
    </Empty>
  );
}

/** Returns what replaces the rows: a skeleton, an error or an empty message; undefined when there are rows. */
export function useListPlaceholder(
  result: UseQueryResult<RowPage<object>>,
  columns: number,
  state: ListState,
  narrowing: Narrowing,
): ReactNode {
  const { say } = useTexts();
  const { filters = [], empty = 'Nothing here yet' } = narrowing;
  if (result.isPending) return <SkeletonRows columns={columns} />;
  if (result.isError && !result.data)
    return (
      <OneRow>
        <ListFailure {...state} error={result.error} retry={() => void result.refetch()} filters={filters} />
      </OneRow>
    );
  if (result.data?.data.length === 0)
    return (
      <OneRow>
        {result.data.total > 0 ? (
          <Suspense>
            <PastTheEnd pages={result.data.pages} change={state.change} />
          </Suspense>
        ) : (
          <NoRows {...narrowing} {...state} text={say(empty)} />
        )}
      </OneRow>
    );
  return undefined;
}
