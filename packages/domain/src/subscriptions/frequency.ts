/** How often a subscription charges. */
export const subscriptionFrequencies = ['daily', 'weekly', 'monthly'] as const;
export type SubscriptionFrequency = (typeof subscriptionFrequencies)[number];

/** Tells whether a text is a frequency that charges on schedule; older subscriptions have other words. */
export function isSubscriptionFrequency(text: string): text is SubscriptionFrequency {
  return subscriptionFrequencies.some((frequency) => frequency === text);
}
