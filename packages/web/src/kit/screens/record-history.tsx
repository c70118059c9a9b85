import { Button } from '@chakra-ui/react/button';
import type { RecordKind } from '@daftar/sdk';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { LoadingLines } from '../parts/loading-lines.tsx';
import { Problem } from '../parts/problem.tsx';
import { Timeline } from '../parts/timeline.tsx';

type Props = {
  readonly kind: RecordKind;
  readonly id: string;
  /** The country whose time zone the times use. */
  readonly country?: string | undefined;
};

/** Query options of a record's history. The key starts with the list's name, so a change to the list invalidates it. */
const historyQuery = (kind: RecordKind, id: string) =>
  infiniteQueryOptions({
    queryKey: [`${kind}s`, 'history', id],
    queryFn: async ({ pageParam, signal }) =>
      await api.history.list(kind, id, { page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ current, pages }) => (current < pages ? current + 1 : undefined),
  });

/** A record's audit history, newest first. A button loads older entries. */
export function RecordHistory({ kind, id, country }: Props) {
  const { t } = useTexts();
  const result = useInfiniteQuery(historyQuery(kind, id));
  if (result.isError && !result.data)
    return <Problem error={result.error} retry={() => void result.refetch()} />;
  if (!result.data) return <LoadingLines />;
  return (
    <>
      <Timeline entries={result.data.pages.flatMap(({ data }) => data)} country={country} />
      {result.hasNextPage && (
        <Button
          alignSelf="start"
          disabled={result.isFetchingNextPage}
          onClick={() => void result.fetchNextPage()}
        >
          {t('Show older')}
        </Button>
      )}
    </>
  );
}
