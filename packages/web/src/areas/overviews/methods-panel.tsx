import { type DayRange, isPaymentMethod } from '@daftar/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { methodLabel } from '../../kit/features/payments/method-label.ts';
import { seriesInks } from '../../kit/ui/charts/time-series.ts';
import { BarList } from './bar-list.tsx';
import { FiguresPanel } from './figures-panel.tsx';
import { FiguresTable } from './figures-table.tsx';
import type { CollectionFigures } from './overview-queries.ts';
import { RowsLink } from './rows-link.tsx';
import type { FigureTexts } from './use-figure-texts.ts';
import { usePaymentsAddress } from './use-payments-address.ts';

type Props = {
  readonly figures: CollectionFigures;
  readonly period: DayRange;
  readonly merchant: string | undefined;
  readonly texts: FigureTexts;
  readonly busy: boolean;
};

/** Numbers of successful and failed payments by payment method. */
export function MethodsPanel({ figures, period, merchant, texts, busy }: Props) {
  const { t, word } = useTexts();
  const addressOf = usePaymentsAddress();
  const linked = (method: string, shown: ReactNode, status?: 'Failed') => {
    const counted = { period, currency: figures.currency, merchant, method, ...(status && { status }) };
    // The report has no filter for payments of other methods.
    return <RowsLink address={isPaymentMethod(method) ? addressOf(counted) : undefined}>{shown}</RowsLink>;
  };
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
            {
              label: t('Payment method'),
              names: true,
              cell: ({ operator }) => linked(operator, word(methodLabel(operator))),
            },
            { label: t('Successful'), cell: (row) => texts.count(row.Successful) },
            {
              label: t('Failed'),
              cell: ({ operator, Failed }) =>
                Failed > 0 ? linked(operator, texts.count(Failed), 'Failed') : texts.count(Failed),
            },
          ]}
          rows={rows}
          rowId={({ operator }) => operator}
        />
      }
    />
  );
}
