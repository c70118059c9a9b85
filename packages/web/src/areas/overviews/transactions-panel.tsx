import type { Texts } from '../../i18n/texts-of.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { TimeChart } from '../../kit/ui/charts/time-chart.tsx';
import { seriesInks } from '../../kit/ui/charts/time-series.ts';
import { dayColumn } from './day-column.tsx';
import { FiguresPanel } from './figures-panel.tsx';
import { FiguresTable } from './figures-table.tsx';
import type { CollectionFigures } from './overview-queries.ts';
import type { FigureTexts } from './use-figure-texts.ts';
import { usePaymentsAddress } from './use-payments-address.ts';

type Props = {
  readonly figures: CollectionFigures;
  readonly texts: FigureTexts;
  readonly merchant: string | undefined;
  readonly method: string | undefined;
  readonly busy: boolean;
};

const seriesOf = (days: CollectionFigures['transactionOverTime'], t: Texts['t']) => [
  {
    id: 'successful',
    name: t('Successful'),
    ink: seriesInks.main,
    values: days.map(({ successful }) => successful),
  },
  {
    id: 'failed',
    name: t('Failed'),
    ink: seriesInks.second,
    values: days.map(({ failed }) => failed),
  },
];

/** Numbers of successful and failed payments by day. */
export function TransactionsPanel({ figures, texts, merchant, method, busy }: Props) {
  const { t } = useTexts();
  const addressOf = usePaymentsAddress();
  const days = figures.transactionOverTime;
  return (
    <FiguresPanel
      title="Transactions over time"
      busy={busy}
      chart={
        <TimeChart
          label={t('Transactions over time')}
          series={seriesOf(days, t)}
          days={days.map(({ date }) => texts.day(date, true))}
          axisText={texts.short}
          valueText={texts.count}
        />
      }
      table={
        <FiguresTable
          label={t('Transactions over time')}
          columns={[
            dayColumn(t('Day'), texts, (day) =>
              addressOf({
                period: { dateFrom: day, dateTo: day },
                currency: figures.currency,
                merchant,
                method,
              }),
            ),
            { label: t('Successful'), cell: ({ successful }) => texts.count(successful) },
            { label: t('Failed'), cell: ({ failed }) => texts.count(failed) },
          ]}
          rows={[...days].reverse()}
          rowId={({ date }) => date}
        />
      }
    />
  );
}
