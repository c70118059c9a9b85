import { Button } from '@chakra-ui/react/button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowUp } from 'lucide-react';
import { type Key, queryKeys } from '../../api/query-keys.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { type ListQuery, queryKeyOf, type RowPage } from '../../kit/bindings/list-rows.ts';
import { filtersOf, listQuery } from '../../kit/bindings/list-search.ts';
import { useListState } from '../../kit/bindings/use-list-state.ts';

/** How often the rows are counted, in milliseconds. */
const countEvery = 30_000;

/** Returns how many rows have come since the list was read; 0 while that is not known. */
function useNewRows(rows: ListQuery): number {
  const query = listQuery(useListState().search);
  // Only observes the list's query, which the list itself reads.
  const shown = useQuery({ ...(rows({ ...query }) as { queryKey: Key }), enabled: false }).data as
    | RowPage<object>
    | undefined;
  const counted = useQuery({
    ...(rows({ ...filtersOf(query), page: 1, limit: 1 }) as { queryKey: Key }),
    refetchInterval: countEvery,
    refetchOnWindowFocus: 'always',
    enabled: shown !== undefined,
  }).data as RowPage<object> | undefined;
  if (!shown || !counted || shown.totalIsCapped || counted.totalIsCapped) return 0;
  return Math.max(0, counted.total - shown.total);
}

/** Says that there are new rows, and shows them when it is pressed: rows do not move by themselves. */
export function NewRows({ rows }: { rows: ListQuery }) {
  const { t } = useTexts();
  const client = useQueryClient();
  const count = useNewRows(rows);
  const [list] = queryKeyOf(rows, {});
  return (
    <span role="status">
      {count > 0 && (
        <Button size="xs" onClick={() => void client.invalidateQueries({ queryKey: queryKeys.all(list) })}>
          <ArrowUp size={14} aria-hidden />
          {t('{{count}} new', { count })}
        </Button>
      )}
    </span>
  );
}
