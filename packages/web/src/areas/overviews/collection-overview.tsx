import { Grid } from '@chakra-ui/react/grid';
import { collectionPaymentMethods, type DayRange, paymentMethodLabels } from '@daftar/domain';
import type { CollectionQuery } from '@daftar/sdk';
import { useQuery } from '@tanstack/react-query';
import type { Texts } from '../../i18n/texts-of.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { methodLabel } from '../../kit/features/payments/method-label.ts';
import { record } from '../../kit/lists/filters/record.tsx';
import { select } from '../../kit/lists/filters/select.tsx';
import { filtersAt } from '../../kit/lists/state/filters.ts';
import { Problem } from '../../kit/records/problem.tsx';
import { CollectionCards } from './collection-cards.tsx';
import { CurrencyChoice } from './currency-choice.tsx';
import type { FigureSheet } from './figures-csv.ts';
import { MethodsPanel } from './methods-panel.tsx';
import { NoFigures } from './no-figures.tsx';
import { OverviewPage } from './overview-page.tsx';
import { type CollectionFigures, collectionQuery } from './overview-queries.ts';
import { OverviewTools } from './overview-tools.tsx';
import { RevenuePanel } from './revenue-panel.tsx';
import { StateRing } from './state-ring.tsx';
import { TransactionsPanel } from './transactions-panel.tsx';
import { type FigureTexts, useFigureTexts } from './use-figure-texts.ts';
import { useKeptCurrency } from './use-kept-currency.ts';
import { useOverview } from './use-overview.ts';
import { usePaymentsAddress } from './use-payments-address.ts';

/** Returns the figures of the collection as sections of a CSV file. */
function collectionSheets(figures: CollectionFigures, { t, word }: Texts): readonly FigureSheet[] {
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

/** Options of the payment method filter, without 'All': the filter itself offers it. */
const methods = collectionPaymentMethods.flatMap((value) =>
  value === 'All' ? [] : [{ value, label: paymentMethodLabels[value] }],
);

function useCollection() {
  const overview = useOverview();
  const { period, before, filters, method } = overview;
  // The URL may hold any method: the server responds to an unknown one with an error.
  const asked = { ...filters, ...(method && { paymentMethod: method as CollectionQuery['paymentMethod'] }) };
  const now = useQuery(collectionQuery({ ...asked, ...period }));
  const { data, isPlaceholderData } = now;
  const currency = data?.currency;
  // Without payments, the currency is only the server's default, and a longer period may show another one.
  useKeptCurrency(!isPlaceholderData && data?.currencies.length ? currency : undefined);
  const earlier = useQuery({
    ...collectionQuery({ ...asked, ...(currency && { currency }), ...before }),
    enabled: currency !== undefined,
  });
  return { ...overview, now, earlier: earlier.isPlaceholderData ? undefined : earlier.data };
}

type FiguresProps = {
  readonly figures: CollectionFigures;
  readonly before: CollectionFigures | undefined;
  readonly texts: FigureTexts;
  readonly merchant: string | undefined;
  readonly method: string | undefined;
  readonly busy: boolean;
  readonly period: DayRange;
  readonly choose: (currency: string) => void;
};

function Figures({ figures, before, texts, period, merchant, method, busy, choose }: FiguresProps) {
  const { t } = useTexts();
  const addressOf = usePaymentsAddress();
  const { successful, failed } = figures.transactionRate;
  const total = successful + failed;
  if (total === 0)
    return (
      <NoFigures
        currency={figures.currency}
        other={figures.currencies.find((one) => one !== figures.currency)}
        choose={choose}
      />
    );
  const part = (value: number) => texts.percent((value / total) * 100);
  const state = (status: 'Success' | 'Failed', name: 'Successful' | 'Failed', value: number) => ({
    name: t(name),
    value,
    shown: texts.count(value),
    part: part(value),
    address: addressOf({ period, currency: figures.currency, merchant, method, status }),
  });
  return (
    <>
      <RevenuePanel {...{ figures, before, texts, merchant, method, busy }} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 3fr)' }}
        gap={{ base: '3', md: '4' }}
      >
        <StateRing
          title="Transaction rate"
          busy={busy}
          middle={part(successful)}
          unit={t('Successful')}
          parts={[state('Success', 'Successful', successful), state('Failed', 'Failed', failed)]}
        />
        <MethodsPanel {...{ figures, period, merchant, texts, busy }} />
      </Grid>
      <TransactionsPanel {...{ figures, texts, merchant, method, busy }} />
    </>
  );
}

/** Collection Overview: customers' payments in a period, one currency at a time, compared with the previous period. */
export function CollectionOverview() {
  const texts = useTexts();
  const { period, filters, method, platformOwner, change, now, earlier } = useCollection();
  const { data, isFetching, isError, error, refetch } = now;
  const figureTexts = useFigureTexts(data?.currency ?? '');
  const choose = (currency: string) => change({ currency });
  return (
    <OverviewPage
      title="Collection Overview"
      period={period}
      choose={(next) => change({ ...next })}
      busy={isFetching && data !== undefined}
      tools={
        <OverviewTools
          name={`collection-${period.dateFrom}-${period.dateTo}`}
          sheets={data && (() => collectionSheets(data, texts))}
        />
      }
      filters={filtersAt<'/collection'>([
        select('paymentMethod', 'Payment method', methods),

        // The kept currency was that of all vendors: this vendor may have figures in another one only.
        platformOwner && record('merchant', 'Vendor', 'merchant', { decides: ['currency'] }),
      ])}
      currency={
        data && <CurrencyChoice currencies={data.currencies} currency={data.currency} choose={choose} />
      }
    >
      {isError && !data ? (
        <Problem error={error} retry={() => void refetch()} />
      ) : (
        <>
          <CollectionCards figures={data} before={earlier} texts={figureTexts} />
          {data && (
            <Figures
              {...{ figures: data, before: earlier, texts: figureTexts, busy: now.isPlaceholderData, period }}
              merchant={filters.merchant}
              method={method}
              choose={choose}
            />
          )}
        </>
      )}
    </OverviewPage>
  );
}
