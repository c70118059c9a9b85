import type { Texts } from '../../i18n/texts-of.ts';
import { methodLabel } from '../../kit/features/payments/method-label.ts';
import type { FigureSheet } from './figures-csv.ts';
import type { CollectionFigures } from './overview-queries.ts';

/** Returns the figures of the collection as sections of a CSV file. */
export function collectionSheets(figures: CollectionFigures, { t, word }: Texts): readonly FigureSheet[] {
  const { currency, summary, revenueOverTime, transactionOverTime, transactionByPaymentMethod } = figures;
  return [
    {
      title: `${t('Summary')} ${currency}`,
      columns: [t('Total Amount'), t('Refunded Amount'), t('{{provider}} share'), t('Transactions')],
      rows: [
        [
          summary.totalAmount,
          summary.refundedAmount,
          summary.waleeShare ?? '',
          summary.totalNumberOfTransactions,
        ],
      ],
    },
    {
      title: `${t('Revenue over time')} ${currency}`,
      columns: [t('Day'), t('Amount'), t('{{provider}} share')],
      rows: revenueOverTime.map((row) => [row.date, row.amount, row.serviceCharges ?? '']),
    },
    {
      title: t('Transactions over time'),
      columns: [t('Day'), t('Successful'), t('Failed')],
      rows: transactionOverTime.map((row) => [row.date, row.successful, row.failed]),
    },
    {
      title: t('Transactions by payment method'),
      columns: [t('Payment method'), t('Successful'), t('Failed')],
      rows: transactionByPaymentMethod.map((row) => [
        word(methodLabel(row.operator)),
        row.Successful,
        row.Failed,
      ]),
    },
  ];
}
