import {
  compareMoney,
  isCurrency,
  parseMoney,
  subtractMoney,
  sumFromMajor,
  sumMoney,
  toDecimalString,
} from '@daftar/domain';
import { useQuery } from '@tanstack/react-query';
import type { Shown } from '../../i18n/shown.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { moneyText } from '../../kit/cells/money-cell.tsx';
import { numberText } from '../../kit/fields/number-text.ts';
import { payoutQueries } from './payout-queries.ts';

/**
 * Returns a note for the amount of a new payout: the merchant's free funds, which are its funds less its pending payouts, and
 * whether the amount is above them. The server accepts such a payout, because only its approval takes the money. Returns ''
 * while there are no funds to show.
 */
export function useFundsNote(serviceId: string, amount: string): Shown | '' {
  const { t, language } = useTexts();
  const { data } = useQuery(payoutQueries.funds(serviceId));
  const { funds } = (serviceId !== '' && data) || {};
  if (!funds || !isCurrency(funds.currency)) return '';
  const { currency, loan, balance, pending } = funds;
  const all = sumMoney([sumFromMajor(loan, currency), sumFromMajor(balance, currency)], currency);
  const free = subtractMoney(all, sumFromMajor(pending, currency));
  const wanted = parseMoney(numberText(amount), currency);
  const shown = `${moneyText(toDecimalString(free), currency, language) ?? ''} ${currency}`;
  return wanted && compareMoney(wanted, free) > 0
    ? t('More than the free funds: {{amount}}. It can be approved only after a deposit.', { amount: shown })
    : t('Free funds: {{amount}}', { amount: shown });
}
