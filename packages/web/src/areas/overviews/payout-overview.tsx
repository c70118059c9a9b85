import type { DayRange } from '@daftar/domain';
import { useQuery } from '@tanstack/react-query';
import type { Texts } from '../../i18n/texts-of.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { record } from '../../kit/lists/filters/record.tsx';
import { filtersAt } from '../../kit/lists/state/filters.ts';
import { Problem } from '../../kit/records/problem.tsx';
import { CurrencyChoice } from './currency-choice.tsx';
import type { FigureSheet } from './figures-csv.ts';
import { NoFigures } from './no-figures.tsx';
import { OverviewPage } from './overview-page.tsx';
import { disbursementQuery, type PayoutFigures } from './overview-queries.ts';
import { OverviewTools } from './overview-tools.tsx';
import { paidOut } from './paid-out.ts';
import { PayoutCards } from './payout-cards.tsx';
import { payoutDays } from './payout-days.ts';
import { BreakdownPanel, OutcomePanels } from './payout-panels.tsx';
import { useFigureTexts } from './use-figure-texts.ts';
import { useKeptCurrency } from './use-kept-currency.ts';
import { useOverview } from './use-overview.ts';

/** Returns the figures of the payouts as sections of a CSV file. */
function payoutSheets(figures: PayoutFigures, period: DayRange, { t }: Texts): readonly FigureSheet[] {
  const { currency, totalsTransactions: totals, paymentBreakdown, banks } = figures;
  const { availableForPayouts = '' } = totals;
  const { availableBalance = '' } = totals.loanAccounts;
  return [
    {
      title: `${t('Summary')} ${currency}`,
      columns: [
        ...[t('Total deposited amount'), t('Total billed amount'), t('Available for payouts')],
        ...[t('Available balance of loan accounts'), t('Paid out')],
        ...[t('Successful'), t('Pending'), t('Rejected')],
      ],
      rows: [
        [
          ...[totals.totalDepositedAmount, totals.totalBilledAmount, availableForPayouts],
          ...[availableBalance, paidOut(figures)],
          ...[figures.successful, figures.pending, figures.rejected],
        ],
      ],
    },
    {
      title: `${t('Payment breakdown')} ${currency}`,
      columns: [t('Day'), t('Wallet'), t('Bank account')],
      rows: payoutDays(paymentBreakdown, period).map(({ day, WALLET, BANK }) => [day, WALLET, BANK]),
    },
    {
      title: t('Banks'),
      columns: [t('Bank'), t('Payouts')],
      rows: banks.map(({ bankName, bankCount }) => [bankName, bankCount]),
    },
  ];
}

const payoutsOf = ({ successful, pending, rejected }: PayoutFigures): number =>
  successful + pending + rejected;

/** Returns the currency with the most payouts. */
const busiestOf = (all: readonly PayoutFigures[]): string | undefined =>
  [...all].sort((a, b) => payoutsOf(b) - payoutsOf(a))[0]?.currency;

function usePayouts() {
  const overview = useOverview();
  const { period, before, filters } = overview;
  const { currency: chosen, ...asked } = filters;
  const now = useQuery(disbursementQuery({ ...asked, ...period }));
  const earlier = useQuery(disbursementQuery({ ...asked, ...before }));
  const currency = chosen ?? (now.data && busiestOf(now.data));
  useKeptCurrency(now.isPlaceholderData ? undefined : currency);
  const figures = now.data?.find((one) => one.currency === currency);
  const was = earlier.isPlaceholderData ? undefined : earlier.data;
  return { ...overview, now, currency, figures, was: was?.find((one) => one.currency === currency) };
}

/** Payout Overview: deposits and payouts in a period, one currency at a time, compared with the previous period. */
export function PayoutOverview() {
  const texts = useTexts();
  const { period, filters, platformOwner, change, now, currency, figures, was } = usePayouts();
  const figureTexts = useFigureTexts(figures?.currency ?? '');
  const { data, isError, error, refetch, isFetching, isPlaceholderData: busy } = now;
  const choose = (next: string) => change({ currency: next });
  const isEmpty = data !== undefined && !figures;
  return (
    <OverviewPage
      title="Payout Overview"
      period={period}
      choose={(next) => change({ ...next })}
      busy={isFetching && data !== undefined}
      tools={
        <OverviewTools
          name={`payouts-${period.dateFrom}-${period.dateTo}`}
          sheets={figures && (() => payoutSheets(figures, period, texts))}
        />
      }
      filters={filtersAt<'/disbursement'>([
        // The kept currency was that of all vendors: this vendor may have figures in another one only.
        platformOwner && record('merchant', 'Vendor', 'merchant', { decides: ['currency'] }),
      ])}
      currency={
        data &&
        currency && (
          <CurrencyChoice currencies={data.map((one) => one.currency)} currency={currency} choose={choose} />
        )
      }
    >
      {isError && !data && <Problem error={error} retry={() => void refetch()} />}
      {isEmpty && <NoFigures currency={currency} other={busiestOf(data)} choose={choose} />}
      {!isError && !isEmpty && <PayoutCards figures={figures} before={was} texts={figureTexts} />}
      {figures && (
        <>
          <BreakdownPanel {...{ figures, period, busy }} merchant={filters.merchant} texts={figureTexts} />
          <OutcomePanels {...{ figures, period, busy }} merchant={filters.merchant} texts={figureTexts} />
        </>
      )}
    </OverviewPage>
  );
}
