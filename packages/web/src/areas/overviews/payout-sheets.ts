import type { DayRange } from '@daftar/domain';
import type { Texts } from '../../i18n/texts-of.ts';
import type { FigureSheet } from './figures-csv.ts';
import type { PayoutFigures } from './overview-queries.ts';
import { paidOut } from './paid-out.ts';
import { payoutDays } from './payout-days.ts';

/** Returns the figures of the payouts as sections of a CSV file. */
export function payoutSheets(figures: PayoutFigures, period: DayRange, { t }: Texts): readonly FigureSheet[] {
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
