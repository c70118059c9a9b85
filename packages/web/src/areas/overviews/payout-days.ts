import { addDays, addNumbers, businessDay, type DayRange, timeZoneOf } from '@daftar/domain';
import type { PayoutFigures } from './overview-queries.ts';
import { daysIn } from './period-before.ts';

/** The sums paid out on a day, by payout type. */
export type PayoutDay = { readonly day: string; readonly WALLET: number; readonly BANK: number };

/** Longest period in days for which days without payouts are listed, too. */
const mostDays = 366;

/**
 * Returns the sums of approved payouts by day, in Egypt's time zone because all payouts go there. Includes days without payouts.
 */
export function payoutDays(rows: PayoutFigures['paymentBreakdown'], period: DayRange): readonly PayoutDay[] {
  const zone = timeZoneOf('Egypt');
  const sums = new Map<string, { WALLET: number; BANK: number }>();
  const count = Math.min(daysIn(period), mostDays);
  for (let index = 0; index < count; index += 1)
    sums.set(addDays(period.dateTo, index + 1 - count), { WALLET: 0, BANK: 0 });
  for (const { payoutType, amount, createdDate } of rows) {
    const day = businessDay(new Date(createdDate), zone);
    const sum = sums.get(day) ?? { WALLET: 0, BANK: 0 };
    sums.set(day, { ...sum, [payoutType]: addNumbers([sum[payoutType], amount]) });
  }
  return [...sums].map(([day, sum]) => ({ day, ...sum })).sort((a, b) => a.day.localeCompare(b.day));
}
