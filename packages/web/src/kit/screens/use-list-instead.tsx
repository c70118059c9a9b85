import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Values } from '../../i18n/i18n.ts';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { RowPage } from '../bindings/list-rows.ts';
import { Empty } from '../parts/empty.tsx';
import { Problem } from '../parts/problem.tsx';
import { SkeletonRows } from '../parts/skeleton-rows.tsx';

/** What stands in place of a list's rows: the first load, a problem, nothing found; undefined when rows do. */
export function useListInstead(
  result: UseQueryResult<RowPage<object>>,
  columns: number,
  searched: string | undefined,
  empty: Text | readonly [text: Text, values: Values] = 'Nothing here yet',
): ReactNode {
  const { t } = useTexts();
  if (result.isPending) return <SkeletonRows columns={columns} />;
  const [text, values] = typeof empty === 'string' ? [empty] : empty;
  if (result.isError && !result.data)
    return (
      <div className="grid-instead">
        <Problem error={result.error} retry={() => void result.refetch()} />
      </div>
    );
  if (result.data?.data.length === 0)
    return (
      <div className="grid-instead">
        <Empty text={searched ? t('Nothing matches the search') : t(text, values)} />
      </div>
    );
  return undefined;
}
