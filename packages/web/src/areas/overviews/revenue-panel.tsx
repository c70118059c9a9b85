import type { Texts } from '../../i18n/texts-of.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { TimeChart } from '../../kit/ui/charts/time-chart.tsx';
import { seriesInks, type TimeSeries } from '../../kit/ui/charts/time-series.ts';
import { dayColumn } from './day-column.tsx';
import { FiguresPanel } from './figures-panel.tsx';
import { type FigureColumn, FiguresTable } from './figures-table.tsx';
import type { CollectionFigures } from './overview-queries.ts';
import type { FigureTexts } from './use-figure-texts.ts';
import { usePaymentsAddress } from './use-payments-address.ts';

/** Tells whether the user sees service charges: the server leaves them out for users who may not. */
const seesCharges = ({ revenueOverTime }: CollectionFigures): boolean =>
  revenueOverTime.some(({ serviceCharges }) => serviceCharges !== undefined);

/** The previous period's amounts; undefined if it has another number of days. */
function seriesBefore(figures: CollectionFigures, before: CollectionFigures | undefined, t: Texts['t']) {
  if (before?.revenueOverTime.length !== figures.revenueOverTime.length) return undefined;
  return {
    id: 'before',
    name: t('Period before'),
    ink: seriesInks.before,
    faint: true,
    values: before.revenueOverTime.map(({ amount }) => amount),
  };
}

/** Returns the series of amounts and service charges by day, and the previous period's amounts. */
function revenueSeries(
  figures: CollectionFigures,
  before: CollectionFigures | undefined,
  t: Texts['t'],
): readonly TimeSeries[] {
  const days = figures.revenueOverTime;
  const earlier = seriesBefore(figures, before, t);
  const amounts = {
    id: 'amount',
    name: t('Amount'),
    ink: seriesInks.main,
    values: days.map(({ amount }) => amount),
  };
  const charges = {
    id: 'charges',
    name: t('{{provider}} share'),
    ink: seriesInks.second,
    values: days.map(({ serviceCharges = 0 }) => serviceCharges),
  };
  return [...(earlier ? [earlier] : []), amounts, ...(seesCharges(figures) ? [charges] : [])];
}

type Props = {
  readonly figures: CollectionFigures;
  readonly before: CollectionFigures | undefined;
  readonly texts: FigureTexts;
  readonly merchant: string | undefined;
  readonly method: string | undefined;
  readonly busy: boolean;
};

type Day = CollectionFigures['revenueOverTime'][number];

/** Amounts and the provider's share by day, with the previous period as a dashed line. */
export function RevenuePanel({ figures, before, texts, merchant, method, busy }: Props) {
  const { t } = useTexts();
  const addressOf = usePaymentsAddress();
  const days = figures.revenueOverTime;
  const columns: readonly FigureColumn<Day>[] = [
    dayColumn(t('Day'), texts, (day) =>
      addressOf({
        period: { dateFrom: day, dateTo: day },
        currency: figures.currency,
        merchant,
        method,
        // The amounts are those of successful payments.
        status: 'Success',
      }),
    ),
    { label: t('Amount'), cell: ({ amount }) => texts.money(amount) },
    ...(seesCharges(figures)
      ? [
          {
            label: t('{{provider}} share'),
            cell: ({ serviceCharges = 0 }: Day) => texts.money(serviceCharges),
          },
        ]
      : []),
  ];
  return (
    <FiguresPanel
      title="Revenue over time"
      busy={busy}
      chart={
        <TimeChart
          label={t('Revenue over time')}
          series={revenueSeries(figures, before, t)}
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
