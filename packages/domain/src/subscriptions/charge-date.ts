import { addMonths } from 'date-fns/addMonths';
import { formatISO } from 'date-fns/formatISO';
import { parseISO } from 'date-fns/parseISO';
import { addDays } from '../formats/add-days.ts';
import type { SubscriptionFrequency } from './frequency.ts';

/**
 * Returns the date on which a subscription's charge is due; `period` 0 is the first charge.
 *
 * Months are counted from the first charge: a subscription of 31 January is charged on 28 February and on 31 March.
 * Days and months are those of UTC.
 */
export function subscriptionChargeDate(first: Date, frequency: SubscriptionFrequency, period: number): Date {
  const [day = '', time = ''] = first.toISOString().split('T');
  const due =
    frequency === 'monthly'
      ? formatISO(addMonths(parseISO(day), period), { representation: 'date' })
      : addDays(day, period * (frequency === 'weekly' ? 7 : 1));
  return new Date(`${due}T${time}`);
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
