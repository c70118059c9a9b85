import { addDays, businessDay, timeZoneOf } from '@daftar/domain';
import type { PayoutQuery } from '@daftar/sdk';

/** The country whose time zone determines the days of payouts. */
export const payoutCountry = 'Egypt';

/** Returns today in the time zone of payouts. */
export const today = () => businessDay(new Date(), timeZoneOf(payoutCountry));

/** Number of days that the list covers by default, including today. */
const firstDays = 7;

/** Returns the days of a search; by default the last seven. */
export function payoutDays({ dateFrom, dateTo = today() }: Pick<PayoutQuery, 'dateFrom' | 'dateTo'>) {
  return { dateFrom: dateFrom ?? addDays(dateTo, 1 - firstDays), dateTo };
}
