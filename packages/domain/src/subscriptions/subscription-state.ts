/** A subscription's status. Older ones have other words; they charge nothing. */
export type SubscriptionState = 'Active' | 'Paused' | 'Canceled';

const next: Readonly<Record<SubscriptionState, readonly SubscriptionState[]>> = {
  Active: ['Paused', 'Canceled'],
  Paused: ['Active', 'Canceled'],
  Canceled: [],
};

/** Tells whether a person may change a subscription's status so; a canceled one stays canceled. */
export function mayBecome(from: string, to: SubscriptionState): boolean {
  return Object.hasOwn(next, from) && next[from as SubscriptionState].includes(to);
}
