import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stat } from '@chakra-ui/react/stat';
import { type DashboardCount, formatTotal } from '@daftar/domain';
import { useQuery } from '@tanstack/react-query';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { listDate } from '../../kit/ui/cells/local-dates.ts';
import { Sparkline } from '../../kit/ui/charts/sparkline.tsx';
import { useSession } from '../../session/permissions/use-session.ts';
import { listOperations } from './card-link.tsx';
import { lastDays, recordTrend, type Trend } from './trend.ts';
import { newestQuery, paymentTrendQuery, type RecordCount } from './trend-queries.ts';

/** Trend of a card's figure. Renders nothing if the caller may not read the records behind it. */
export function CardTrend({ count, total }: { count: DashboardCount; total: number }) {
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
export const TrendPlace = () => (
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
