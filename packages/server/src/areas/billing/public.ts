// The only file of this area that other folders may import (see ../../README.md).
export {
  assertBilled,
  type BilledFilter,
  billedSorts,
  billedTransactions,
  billedTransactionWire,
} from './detail.ts';
export { type Billed, billingId } from './key.ts';
export { type BillingFilter, billingRows } from './list.ts';
export { setBillingStatus } from './set-status.ts';
