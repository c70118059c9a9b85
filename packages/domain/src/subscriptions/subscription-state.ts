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
