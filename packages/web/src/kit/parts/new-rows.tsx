import { Button } from '@chakra-ui/react/button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowUp } from 'lucide-react';
import { queryKeys } from '../../api/query-keys.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { type ListQuery, pageQuery, queryKeyOf } from '../bindings/list-rows.ts';
import { filtersOf, listQuery } from '../bindings/list-search.ts';
import { useListState } from '../bindings/use-list-state.ts';

/** How often the rows are counted, in milliseconds. */
const countEvery = 30_000;

/** Returns how many rows have come since the list was read; 0 while that is not known. */
function useNewRows(rows: ListQuery<unknown>): number {
  const query = listQuery(useListState().search);
  // Only observes the list's query, which the list itself reads.
  const shown = useQuery({ ...pageQuery(rows, query), enabled: false }).data;
  const counted = useQuery({
    ...pageQuery(rows, { ...filtersOf(query), page: 1, limit: 1 }),
    refetchInterval: countEvery,
    refetchOnWindowFocus: 'always',
    enabled: shown !== undefined,
  }).data;
  if (!shown || !counted || shown.totalIsCapped || counted.totalIsCapped) return 0;
  return Math.max(0, counted.total - shown.total);
}

/** Says that there are new rows, and shows them when it is pressed: rows do not move by themselves. */
export function NewRows({ rows }: { rows: ListQuery<unknown> }) {
  const { t, digits } = useTexts();
  const client = useQueryClient();
  const count = useNewRows(rows);
  const [list] = queryKeyOf(rows, {});
  return (
    <span role="status">
      {count > 0 && (
        <Button size="xs" onClick={() => void client.invalidateQueries({ queryKey: queryKeys.all(list) })}>
          <ArrowUp size={14} aria-hidden />
          {t('{{count}} new', { count: digits(String(count)) })}
        </Button>
      )}
    </span>
  );
}
