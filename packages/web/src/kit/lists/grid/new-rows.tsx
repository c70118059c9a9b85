import { Button } from '@chakra-ui/react/button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowUp } from 'lucide-react';
import { queryKeys } from '../../../api/query-keys.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { type ListQuery, listNameOf, pageQuery } from '../state/list-rows.ts';
import { filtersOf, listQuery } from '../state/list-search.ts';
import { useListState } from '../state/use-list-state.ts';

/** Interval in milliseconds at which the rows are counted. */
const countEvery = 30_000;

/** Returns the number of rows added since the list was loaded; 0 while it is unknown. */
function useNewRows(rows: ListQuery<unknown>): number {
  const query = listQuery(useListState().search);
  // Only observes the list's query; the list itself sends the request.
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

/** Says how many new rows there are; a press loads them. The list does not load them by itself, because its rows would move. */
export function NewRows({ rows }: { rows: ListQuery<unknown> }) {
  const { t } = useTexts();
  const client = useQueryClient();
  const count = useNewRows(rows);
  const list = listNameOf(rows);
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
