export { runCharges } from './run-charges.ts';
export { type SubscriptionRow, subscriptionConditions, subscriptionList, subscriptionWire } from './store.ts';
