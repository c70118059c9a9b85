import { Button } from '@chakra-ui/react/button';
import type { RecordKind } from '@daftar/sdk';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { queryKeys, type Resource } from '../../../api/query-keys.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Problem } from '../../records/problem.tsx';
import { LoadingLines } from '../../ui/page/loading-lines.tsx';
import { Timeline } from './timeline.tsx';

/** The records whose history is shown, and the resources whose changes make their histories outdated. */
const resources = {
  merchant: 'merchants',
  carrier: 'carriers',
  service: 'services',
  user: 'users',
  role: 'roles',
  settlement: 'settlements',
  loanTransaction: 'loan-transactions',
  payout: 'payouts',
  product: 'products',
  package: 'packages',
  blacklistEntry: 'blacklists',
  subscription: 'subscriptions',
  apiKey: 'merchant-keys',
  webhookEndpoint: 'webhook-endpoints',
} as const satisfies Partial<Record<RecordKind, Resource>>;

export type HistoryKind = keyof typeof resources;

type Props = {
  readonly kind: HistoryKind;
  readonly id: string;
  /** The country whose time zone the times use. */
  readonly country?: string | undefined;
  /** The record's currency now. */
  readonly currency?: string | undefined;
  /** When the record was created, for records whose creation may have no entry. */
  readonly created?: string | undefined;
};

/** Query options of a record's history. */
const historyQuery = (kind: HistoryKind, id: string) =>
  infiniteQueryOptions({
    queryKey: queryKeys.history(resources[kind], id),
    queryFn: async ({ pageParam, signal }) =>
      await api.history.list(kind, id, { page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ current, pages }) => (current < pages ? current + 1 : undefined),
  });

/** A record's audit history, newest first. A button loads older entries. */
export function RecordHistory({ kind, id, country, currency, created }: Props) {
  const { t } = useTexts();
  const result = useInfiniteQuery(historyQuery(kind, id));
  if (result.isError && !result.data)
    return <Problem error={result.error} retry={() => void result.refetch()} />;
  if (!result.data) return <LoadingLines />;
  const entries = result.data.pages.flatMap(({ data }) => data);
  // The entry of the creation has the time of the record, or an earlier one.
  const isUntold = !result.hasNextPage && !entries.some(({ time }) => created && time <= created);
  return (
    <>
      <Timeline entries={entries} created={isUntold ? created : undefined} {...{ country, currency }} />
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
