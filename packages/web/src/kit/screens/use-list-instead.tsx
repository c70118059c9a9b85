import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Values } from '../../i18n/i18n.ts';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/controls.tsx';
import type { RowPage } from '../bindings/list-rows.ts';
import type { ListState } from '../bindings/use-list-state.ts';
import { Empty } from '../parts/empty.tsx';
import { Problem } from '../parts/problem.tsx';
import { SkeletonRows } from '../parts/skeleton-rows.tsx';

/** A message as the grid's one row: a grid holds nothing but rows of cells. */
function OneRow({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: what is in the cell takes the focus.
    // biome-ignore lint/a11y/useSemanticElements: see the grid.
    <div role="row">
      {/* biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: see above. */}
      <div role="gridcell" className="grid-instead">
        {children}
      </div>
    </div>
  );
}

/** What stands in place of a list's rows: the first load, a problem, nothing found; undefined when rows do. */
export function useListInstead(
  result: UseQueryResult<RowPage<object>>,
  columns: number,
  { search, change }: ListState,
  empty: Text | readonly [text: Text, values: Values] = 'Nothing here yet',
): ReactNode {
  const { t } = useTexts();
  if (result.isPending) return <SkeletonRows columns={columns} />;
  const [text, values] = typeof empty === 'string' ? [empty] : empty;
  if (result.isError && !result.data)
    return (
      <OneRow>
        <Problem error={result.error} retry={() => void result.refetch()} />
      </OneRow>
    );
  if (result.data?.data.length === 0)
    return (
      <OneRow>
        <Empty text={search.q ? t('Nothing matches the search') : t(text, values)}>
          {search.q && (
            <Button size="sm" onClick={() => change({ q: undefined })}>
              {t('Clear')}
            </Button>
          )}
        </Empty>
      </OneRow>
    );
  return undefined;
}
