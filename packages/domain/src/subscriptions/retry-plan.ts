import type { SubscriptionFrequency } from './frequency.ts';

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
