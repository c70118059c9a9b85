/** How often a subscription charges. */
export const subscriptionFrequencies = ['daily', 'weekly', 'monthly'] as const;
export type SubscriptionFrequency = (typeof subscriptionFrequencies)[number];

/** Tells whether a text is one of these frequencies; older subscriptions have other texts and are not charged. */
export function isSubscriptionFrequency(text: string): text is SubscriptionFrequency {
  return subscriptionFrequencies.some((frequency) => frequency === text);
}
