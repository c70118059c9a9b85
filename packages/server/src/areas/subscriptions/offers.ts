export { type SubscriptionRow, subscriptionConditions, subscriptionList, subscriptionWire } from './store.ts';
