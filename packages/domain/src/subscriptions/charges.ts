import { addMonths } from 'date-fns/addMonths';
import { formatISO } from 'date-fns/formatISO';
import { parseISO } from 'date-fns/parseISO';
import { addDays } from '../formats/days.ts';

/** How often a subscription charges. */
export const subscriptionFrequencies = ['daily', 'weekly', 'monthly'] as const;
export type SubscriptionFrequency = (typeof subscriptionFrequencies)[number];

/** Tells whether a text is one of these frequencies; older subscriptions have other texts and are not charged. */
export function isSubscriptionFrequency(text: string): text is SubscriptionFrequency {
  return subscriptionFrequencies.some((frequency) => frequency === text);
}

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

/**
 * Hours between a failed charge and the next retry. After the last retry the subscription ends. The retries of a charge
 * end before its next period.
 */
const PLANS: Readonly<Record<SubscriptionFrequency, readonly number[]>> = {
  daily: [4, 8],
  weekly: [12, 24, 48],
  monthly: [24, 72, 168],
};

/**
 * Returns the hours between a failed charge and its next retry; undefined if there are no more retries.
 *
 * `failures` is the number of failed attempts in this period, from 1.
 */
export function subscriptionRetryHours(
  frequency: SubscriptionFrequency,
  failures: number,
): number | undefined {
  return PLANS[frequency][failures - 1];
}

/** Returns how many hours before a charge its reminder is sent; undefined for daily charges, which have no reminder. */
export function subscriptionReminderHours(frequency: SubscriptionFrequency): number | undefined {
  return { daily: undefined, weekly: 24, monthly: 72 }[frequency];
}

/** A subscription's status. Older subscriptions have other texts and are not charged. */
export type SubscriptionState = 'Active' | 'Paused' | 'Canceled';

const next: Readonly<Record<SubscriptionState, readonly SubscriptionState[]>> = {
  Active: ['Paused', 'Canceled'],
  Paused: ['Active', 'Canceled'],
  Canceled: [],
};

/** Tells whether a user may change a subscription's status in this way; `Canceled` is final. */
export function mayBecome(from: string, to: SubscriptionState): boolean {
  return Object.hasOwn(next, from) && next[from as SubscriptionState].includes(to);
}
