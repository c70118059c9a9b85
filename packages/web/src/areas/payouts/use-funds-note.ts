import { parseMoney, toDecimalString } from '@daftar/domain';
import { useQuery } from '@tanstack/react-query';
import { joined, type Shown } from '../../i18n/shown.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { numberText } from '../../kit/forms/fields/number-text.ts';
import { moneyText } from '../../kit/ui/cells/money-cell.tsx';
import { coverageOf, coverageTexts, readFunds } from './payout-coverage.ts';
import { payoutQueries } from './payout-queries.ts';

/**
 * Returns a note for the amount of a new payout: the merchant's free funds, which are its funds less its pending payouts, and
 * whether they do not cover the amount. The server accepts such a payout, because only its approval takes the money. The note is
 * '' while there are no funds to show; it warns unless the funds cover the amount.
 */
export function useFundsNote(
  serviceId: string,
  amount: string,
): { readonly note: Shown | ''; readonly isFact: boolean } {
  const { t, language } = useTexts();
  const { data } = useQuery(payoutQueries.funds(serviceId));
  const found = serviceId === '' ? undefined : data?.funds;
  const funds = found && readFunds(found);
  if (!funds) return { note: '', isFact: true };
  const { currency } = funds.free;
  const free = t('Free funds: {{amount}}', {
    amount: `${moneyText(toDecimalString(funds.free), currency, language) ?? ''} ${currency}`,
  });
  const wanted = parseMoney(numberText(amount), currency);
  const coverage = wanted ? coverageOf(funds, wanted, { isPending: false }) : 'all';
  return coverage === 'all'
    ? { note: free, isFact: funds.free.minor >= 0n }
    : { note: joined([free, t(coverageTexts[coverage])]), isFact: false };
}
