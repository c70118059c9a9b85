import type { RecordKind } from '@daftar/sdk';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useTexts } from '../../i18n/use-texts.ts';
import { api } from '../../session/api.ts';
import { Button } from '../../ui/controls.tsx';
import { ComingLines } from '../parts/coming-lines.tsx';
import { Problem } from '../parts/problem.tsx';
import { Timeline } from '../parts/timeline.tsx';

type Props = {
  readonly kind: RecordKind;
  readonly id: string;
  /** Whose clock the moments are told by. */
  readonly country?: string | undefined;
};

/** A record's history, page by page: the key starts with its list's name, so that a change reads it again. */
const historyQuery = (kind: RecordKind, id: string) =>
  infiniteQueryOptions({
    queryKey: [`${kind}s`, 'history', id],
    queryFn: async ({ pageParam, signal }) =>
      await api.history.list(kind, id, { page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ current, pages }) => (current < pages ? current + 1 : undefined),
  });

/** Who did what to a record, newest first; older entries come when asked for. */
export function RecordHistory({ kind, id, country }: Props) {
  const { t } = useTexts();
  const result = useInfiniteQuery(historyQuery(kind, id));
  if (result.isError && !result.data)
    return <Problem error={result.error} retry={() => void result.refetch()} />;
  if (!result.data) return <ComingLines />;
  return (
    <>
      <Timeline entries={result.data.pages.flatMap(({ data }) => data)} country={country} />
      {result.hasNextPage && (
        <Button
          className="timeline-more"
          disabled={result.isFetchingNextPage}
          onClick={() => void result.fetchNextPage()}
        >
          {t('Show older')}
        </Button>
      )}
    </>
  );
}
