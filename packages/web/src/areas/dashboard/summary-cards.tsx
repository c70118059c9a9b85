import { Card } from '@chakra-ui/react/card';
import { Flex } from '@chakra-ui/react/flex';
import { LinkOverlay } from '@chakra-ui/react/link';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stat } from '@chakra-ui/react/stat';
import { type DashboardCard, type DashboardCount, formatTotal, type OperationId } from '@daftar/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { api } from '../../api/api.ts';
import { queryKeys } from '../../api/query-keys.ts';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Problem } from '../../kit/records/problem.tsx';
import { listDate } from '../../kit/ui/cells/local-dates.ts';
import { Sparkline } from '../../kit/ui/charts/sparkline.tsx';
import { useSession } from '../../session/permissions/use-session.ts';
import { summaryQuery } from './dashboard-queries.ts';
import { lastDays, type Newest, paymentTrend, recordTrend, type Trend } from './trend.ts';

type RecordCount = Exclude<DashboardCount, 'oneTimePurchase'>;

type Page = { readonly data: readonly { readonly createdDate: string }[]; readonly total: number };
type Options = { readonly signal: AbortSignal };

/** A usual month has fewer than 50 new records. If there are more, `recordTrend` returns undefined. */
const newestFirst = { limit: 50, sort: '-createdDate' };

const lists: Readonly<Record<RecordCount, (options: Options) => PromiseLike<Page>>> = {
  operators: (options) => api.carriers.list(newestFirst, options),
  clients: (options) => api.merchants.list(newestFirst, options),
  services: (options) => api.services.listOwn(newestFirst, options),
  users: (options) => api.users.list(newestFirst, options),
  roles: (options) => api.roles.list(newestFirst, options),
};

const staleTime = 5 * 60_000;

/** Reads when the newest records of a list were created. */
const newestQuery = (count: RecordCount) =>
  queryOptions({
    queryKey: queryKeys.of('dashboard', 'newest', count),
    queryFn: async ({ signal }): Promise<Newest> => {
      const { data, total } = await lists[count]({ signal });
      return { dates: data.map(({ createdDate }) => createdDate), isAll: data.length >= total };
    },
    staleTime,
  });

/** Counts the successful payments of each of the last days, in all currencies. */
const paymentTrendQuery = queryOptions({
  queryKey: queryKeys.of('dashboard', 'payments'),
  queryFn: async ({ signal }) => {
    const days = lastDays(new Date());
    const range = { dateFrom: days[0] ?? '', dateTo: days.at(-1) ?? '' };
    const { data: first } = await api.analytics.collection(range, { signal });
    const others = first.currencies.filter((currency) => currency !== first.currency);
    const rest = await Promise.all(
      others.map((currency) => api.analytics.collection({ ...range, currency }, { signal })),
    );
    const figures = [first, ...rest.map(({ data }) => data)];
    return paymentTrend(
      figures.map(({ transactionOverTime }) => transactionOverTime),
      days,
    );
  },
  staleTime,
});

/** The operation that lists the records that a card counts. */
const listOperations: Readonly<Record<DashboardCount, OperationId>> = {
  operators: 'listCarriers',
  clients: 'listMerchants',
  services: 'listServices',
  users: 'listUsers',
  roles: 'listRoles',
  oneTimePurchase: 'reportTransactions',
};

const paths = {
  operators: '/carriers',
  clients: '/merchants',
  services: '/services',
  users: '/users',
  roles: '/roles',
} as const;

/** Links a card to the list of the records that it counts; one-time purchases link to the transaction report. */
function CardLink({ count, children }: { count: DashboardCount; children: ReactNode }) {
  if (count !== 'oneTimePurchase')
    return (
      <LinkOverlay asChild _focusVisible={{ outline: 'none' }}>
        <Link to={paths[count]}>{children}</Link>
      </LinkOverlay>
    );
  return <PaymentsLink>{children}</PaymentsLink>;
}

/** Country and currency of the linked report: it shows one of each, while the card counts all of them. */
const reportPlace = { country: 'Egypt', currency: 'EGP' } as const;

function PaymentsLink({ children }: { children: ReactNode }) {
  const { t, word } = useTexts();
  const days = lastDays(new Date());
  const range = { dateFrom: days[0], dateTo: days.at(-1) };
  return (
    <LinkOverlay asChild _focusVisible={{ outline: 'none' }}>
      <Link
        to="/reports"
        search={{ type: 'transaction-report', status: 'Success', ...reportPlace, ...range }}
        data-hint={[
          t('Transaction Report'),
          word(reportPlace.country),
          reportPlace.currency,
          t('Last 30 days'),
        ].join(' · ')}
      >
        {children}
      </Link>
    </LinkOverlay>
  );
}

/** Trend of a card's figure. Renders nothing if the caller may not read the records behind it. */
function CardTrend({ count, total }: { count: DashboardCount; total: number }) {
  const { can } = useSession();
  if (count === 'oneTimePurchase') return can('summarizeCollection') && <PaymentsTrend />;
  return can(listOperations[count]) && <RecordsTrend count={count} total={total} />;
}

function PaymentsTrend() {
  const { data, isPending } = useQuery(paymentTrendQuery);
  if (isPending) return <TrendPlace />;
  return data && <TrendLine trend={data} label="Successful payments on each of the last 30 days" />;
}

function RecordsTrend({ count, total }: { count: RecordCount; total: number }) {
  const { data, isPending } = useQuery(newestQuery(count));
  if (isPending) return <TrendPlace />;
  const trend = data && recordTrend(total, data, lastDays(new Date()));
  return trend && <TrendLine trend={trend} label="Count on each of the last 30 days" />;
}

/** Placeholder for a trend while it loads. */
const TrendPlace = () => (
  <Flex height="34px" alignItems="center">
    <Skeleton height="3" width="60%" loading />
  </Flex>
);

function TrendLine({ trend: { values, added }, label }: { trend: Trend; label: Text }) {
  const { t, language, numerals } = useTexts();
  const figure = (value: number) => formatTotal(value, false, language, numerals);
  const days = lastDays(new Date());
  const points = values.map((value, index) => ({
    day: listDate(`${days[index]}T00:00:00Z`, 'UTC', language),
    value: figure(value),
  }));
  return (
    <Flex wrap="wrap" justify="space-between" align="end" gap="2">
      <Stat.HelpText as="div" margin="0" display="flex" alignItems="center" gap="1.5">
        {added > 0 && (
          <Flex as="span" align="center" color="green.fg" fontWeight="medium">
            <Stat.UpIndicator />
            {figure(added)}
          </Flex>
        )}
        {added > 0 ? t('in 30 days') : t('No change in 30 days')}
      </Stat.HelpText>
      <Sparkline values={values} label={t(label)} points={points} />
    </Flex>
  );
}

/** Cards with the counts that the caller may see; each links to its list. */
export function SummaryCards({ cards }: { cards: readonly DashboardCard[] }) {
  const { t } = useTexts();
  const { data, isError, error, refetch } = useQuery(summaryQuery);
  if (isError && !data)
    return (
      <Card.Root>
        <Problem error={error} retry={() => void refetch()} />
      </Card.Root>
    );
  return (
    <SimpleGrid columns={{ base: 2, lg: 4 }} gap={{ base: '3', md: '4' }} asChild>
      <ul aria-busy={data ? undefined : true} aria-label={t('Summary')}>
        {cards.map((card) => (
          <SummaryCard key={card.count} card={card} total={data && (data[card.count] ?? null)} />
        ))}
      </ul>
    </SimpleGrid>
  );
}

/** Null if the server did not send this count, for example while viewing as another role; undefined while loading. */
type Total = number | null | undefined;

function SummaryCard({ card: { label, count }, total }: { card: DashboardCard; total: Total }) {
  const { say, language, numerals } = useTexts();
  const { can } = useSession();
  const name = say(label);
  return (
    <Card.Root
      as="li"
      position="relative"
      size="sm"
      _hover={{ '&:has(a)': { borderColor: 'border.control' } }}
      _focusWithin={{ '&:has(a:focus-visible)': { focusRing: 'outside' } }}
    >
      <Card.Body>
        <Stat.Root as="div" gap="1" position="static">
          <Stat.Label asChild>
            <h2>{can(listOperations[count]) ? <CardLink count={count}>{name}</CardLink> : name}</h2>
          </Stat.Label>
          {total === undefined ? (
            <Skeleton height="5" width="72px" marginBlock="1.5" />
          ) : (
            <Stat.ValueText as="p" data-figure="">
              {total === null ? '–' : formatTotal(total, false, language, numerals)}
            </Stat.ValueText>
          )}
          {total === undefined && <TrendPlace />}
          {typeof total === 'number' && <CardTrend count={count} total={total} />}
        </Stat.Root>
      </Card.Body>
    </Card.Root>
  );
}
