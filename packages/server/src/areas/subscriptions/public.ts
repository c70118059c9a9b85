// The only file of this area that other folders may import (see ../../README.md).
export { recordStart } from './record-start.ts';
export { recordStatus } from './record-status.ts';
export { runCharges } from './run-charges.ts';
export { type SubscriptionRow, subscriptionConditions, subscriptionList, subscriptionWire } from './store.ts';
