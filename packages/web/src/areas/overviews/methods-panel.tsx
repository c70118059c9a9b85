import { useTexts } from '../../i18n/use-texts.ts';
import { methodLabel } from '../../kit/cells/method-label.ts';
import { seriesInks } from '../../kit/charts/time-series.ts';
import { BarList } from './bar-list.tsx';
import { FiguresPanel } from './figures-panel.tsx';
import { FiguresTable } from './figures-table.tsx';
import type { CollectionFigures } from './overview-queries.ts';
import type { FigureTexts } from './use-figure-texts.ts';

type Props = {
  readonly figures: CollectionFigures;
  readonly texts: FigureTexts;
  readonly busy: boolean;
};

/** Numbers of successful and failed payments by payment method. */
export function MethodsPanel({ figures, texts, busy }: Props) {
  const { t, word } = useTexts();
  const rows = figures.transactionByPaymentMethod;
  return (
    <FiguresPanel
      title="Transactions by payment method"
      busy={busy}
      chart={
        <BarList
          label={t('Transactions by payment method')}
          bars={rows.map(({ operator, Successful, Failed }) => ({
            id: operator,
            name: word(methodLabel(operator)),
            text: <bdi>{texts.count(Successful + Failed)}</bdi>,
            segments: [
              { value: Successful, ink: seriesInks.main },
              { value: Failed, ink: seriesInks.second },
            ],
          }))}
        />
      }
      table={
        <FiguresTable
          label={t('Transactions by payment method')}
          columns={[
            { label: t('Payment method'), names: true, cell: ({ operator }) => word(methodLabel(operator)) },
            { label: t('Successful'), cell: (row) => texts.count(row.Successful) },
            { label: t('Failed'), cell: (row) => texts.count(row.Failed) },
          ]}
          rows={rows}
          rowId={({ operator }) => operator}
        />
      }
    />
  );
}
