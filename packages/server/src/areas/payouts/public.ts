// The only file of this area that other folders may import (see ../../README.md).
export { bankAccountOf } from './bank-account.ts';
export { createPayout, findPayingService } from './create.ts';
export { decidePayout, isOwnApproval, moneyOf, SOURCES } from './decide.ts';
export { enqueuePayoutWebhooks } from './enqueue-payout-webhooks.ts';
export { flagCodesOf } from './flag-codes.ts';
export { payoutsForCaller } from './payouts-for-caller.ts';
export {
  findPayouts,
  type PayoutFilter,
  type PayoutRow,
  payoutConditions,
  payoutList,
  periodOf,
} from './store.ts';
export { payoutWire } from './wire.ts';
