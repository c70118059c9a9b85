import type { SubscriptionFrequency } from './frequency.ts';

const DAY_MS = 86_400_000;

/**
 * Returns the date on which a subscription's charge is due; `period` 0 is the first charge.
 *
 * Months are counted from the first charge: a subscription of 31 January is charged on 28 February and on 31 March.
 * Days and months are those of UTC.
 */
export function subscriptionChargeDate(first: Date, frequency: SubscriptionFrequency, period: number): Date {
  if (frequency !== 'monthly') {
    const days = frequency === 'weekly' ? 7 : 1;
    return new Date(first.getTime() + period * days * DAY_MS);
  }
  const month = first.getUTCMonth() + period;
  const last = new Date(Date.UTC(first.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const date = new Date(first);
  date.setUTCDate(1);
  date.setUTCMonth(month);
  date.setUTCDate(Math.min(first.getUTCDate(), last));
  return date;
}

/** Returns the first period, starting with `period`, whose charge is due at `now` or later. */
export function nextSubscriptionPeriod(
  first: Date,
  frequency: SubscriptionFrequency,
  period: number,
  now: Date,
): number {
  let next = period;
  while (subscriptionChargeDate(first, frequency, next) < now) next += 1;
  return next;
}
