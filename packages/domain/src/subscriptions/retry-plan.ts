import type { SubscriptionFrequency } from './frequency.ts';

/** Hours from a failed try to the next one; after the last, the subscription ends. A plan is shorter than its period. */
const PLANS: Readonly<Record<SubscriptionFrequency, readonly number[]>> = {
  daily: [4, 8],
  weekly: [12, 24, 48],
  monthly: [24, 72, 168],
};

/**
 * Returns how many hours after a failed try the charge is tried again; undefined when the plan is at its end.
 *
 * `failures` is the number of tries of this period that failed, from 1.
 */
export function subscriptionRetryHours(
  frequency: SubscriptionFrequency,
  failures: number,
): number | undefined {
  return PLANS[frequency][failures - 1];
}

/** Returns how many hours before a charge its reminder is sent; undefined for daily charges, which have none. */
export function subscriptionReminderHours(frequency: SubscriptionFrequency): number | undefined {
  return { daily: undefined, weekly: 24, monthly: 72 }[frequency];
}
