import { useTexts } from '../../i18n/use-texts.ts';
import { TimeChart } from '../../kit/charts/time-chart.tsx';
import { seriesInks, type TimeSeries } from '../../kit/charts/time-series.ts';
import { dayColumn } from './day-column.tsx';
import { FiguresPanel } from './figures-panel.tsx';
import { type FigureColumn, FiguresTable } from './figures-table.tsx';
import type { CollectionFigures } from './overview-queries.ts';
import type { FigureTexts } from './use-figure-texts.ts';

type Props = {
  readonly figures: CollectionFigures;
  readonly before: CollectionFigures | undefined;
  readonly texts: FigureTexts;
  readonly merchant: string | undefined;
  readonly busy: boolean;
};

type Day = CollectionFigures['revenueOverTime'][number];

/** Amounts and service charges by day, with the previous period as a dashed line. */
export function RevenuePanel({ figures, before, texts, merchant, busy }: Props) {
  const { t } = useTexts();
  const days = figures.revenueOverTime;
  const seesCharges = days.some(({ serviceCharges }) => serviceCharges !== undefined);
  const earlier = before?.revenueOverTime.length === days.length ? before.revenueOverTime : undefined;
  const series: readonly TimeSeries[] = [
    ...(earlier
      ? [
          {
            id: 'before',
            name: t('Period before'),
            ink: seriesInks.before,
            faint: true,
            values: earlier.map(({ amount }) => amount),
          },
        ]
      : []),
    { id: 'amount', name: t('Amount'), ink: seriesInks.main, values: days.map(({ amount }) => amount) },
    ...(seesCharges
      ? [
          {
            id: 'charges',
            name: t('Service charges'),
            ink: seriesInks.second,
            values: days.map(({ serviceCharges = 0 }) => serviceCharges),
          },
        ]
      : []),
  ];
  const columns: readonly FigureColumn<Day>[] = [
    dayColumn(t('Day'), texts, { currency: figures.currency, merchant }),
    { label: t('Amount'), cell: ({ amount }) => texts.money(amount) },
    ...(seesCharges
      ? [{ label: t('Service charges'), cell: ({ serviceCharges = 0 }: Day) => texts.money(serviceCharges) }]
      : []),
  ];
  return (
    <FiguresPanel
      title="Revenue over time"
      busy={busy}
      chart={
        <TimeChart
          label={t('Revenue over time')}
          series={series}
          days={days.map(({ date }) => texts.day(date, true))}
          axisText={texts.short}
          valueText={texts.money}
        />
      }
      table={
        <FiguresTable
          label={t('Revenue over time')}
          columns={columns}
          rows={[...days].reverse()}
          rowId={({ date }) => date}
        />
      }
    />
  );
}
