// What other areas and rooms may import of this area (see ../../README.md).
export { runCharges } from './run-charges.ts';
export { type SubscriptionRow, subscriptionConditions, subscriptionList, subscriptionWire } from './store.ts';
