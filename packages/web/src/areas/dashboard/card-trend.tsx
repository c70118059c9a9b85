import { type DashboardCount, formatTotal } from '@daftar/domain';
import { useQuery } from '@tanstack/react-query';
import { ArrowUp } from 'lucide-react';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Sparkline } from '../../kit/charts/sparkline.tsx';
import { useSession } from '../../session/use-session.ts';
import { listOperations } from './card-link.tsx';
import { lastDays, recordTrend, type Trend } from './trend.ts';
import { newestQuery, paymentTrendQuery, type RecordCount } from './trend-queries.ts';
import { TrendSkeleton } from './trend-skeleton.tsx';

/** Trend of a card's figure. Renders nothing if the caller may not read the records behind it. */
export function CardTrend({ count, total }: { count: DashboardCount; total: number }) {
  const { can } = useSession();
  if (count === 'oneTimePurchase') return can('summarizeCollection') && <PaymentsTrend />;
  return can(listOperations[count]) && <RecordsTrend count={count} total={total} />;
}

function PaymentsTrend() {
  const { data, isPending } = useQuery(paymentTrendQuery);
  if (isPending) return <TrendSkeleton />;
  return data && <TrendLine trend={data} label="Successful payments on each of the last 30 days" />;
}

function RecordsTrend({ count, total }: { count: RecordCount; total: number }) {
  const { data, isPending } = useQuery(newestQuery(count));
  if (isPending) return <TrendSkeleton />;
  const trend = data && recordTrend(total, data, lastDays(new Date()));
  return trend && <TrendLine trend={trend} label="Count on each of the last 30 days" />;
}

function TrendLine({ trend: { values, added }, label }: { trend: Trend; label: Text }) {
  const { t, language, numerals } = useTexts();
  return (
    <>
      <p className={added > 0 ? 'card-delta' : 'card-delta meta'}>
        {added > 0 && (
          <span className="card-added figure">
            <ArrowUp size={13} aria-hidden />
            {formatTotal(added, false, language, numerals)}
          </span>
        )}
        <span className="meta">{added > 0 ? t('in 30 days') : t('No change in 30 days')}</span>
      </p>
      <Sparkline values={values} label={t(label)} />
    </>
  );
}
