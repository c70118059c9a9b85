/**
 * Operations for a program that fills a database, such as `@daftar/demo`. Each checks, books and records history like the
 * contract's operation, but receives a transaction, an actor and the gateway's clock instead of a request. So a program can
 * create records with past dates, all in one transaction.
 */
export { addApprovalFile } from './areas/approvals/offers.ts';
export { type Billed, billingId, setBillingStatus } from './areas/billing/offers.ts';
export { createBlacklistEntry } from './areas/blacklists/offers.ts';
export { createCarrier } from './areas/carriers/offers.ts';
export {
  createSession,
  endAttempt,
  keepOpenRefund,
  newestAttempt,
  openAttempt,
  type Proof,
} from './areas/checkout/offers.ts';
export { createLoanTransaction, type LoanForm } from './areas/loans/offers.ts';
export { addBalance, createMerchant } from './areas/merchants/offers.ts';
export { createPackage, type PackageForm } from './areas/packages/offers.ts';
export { createPayout, decidePayout, findPayingService } from './areas/payouts/offers.ts';
export { createProduct } from './areas/products/offers.ts';
export { requestRefund, settleRefund } from './areas/refunds/offers.ts';
export { createService } from './areas/services/offers.ts';
export { fillSettlementFile } from './areas/settlement-files/offers.ts';
export { createSettlement, unclaimedRevenue } from './areas/settlements/offers.ts';
export {
  recordStart as recordSubscriptionStart,
  recordStatus as recordSubscriptionStatus,
} from './areas/subscriptions/offers.ts';
export { newId } from './basics/ids.ts';
export { inTransaction, type Trx } from './db/transaction.ts';
export type { PaymentProvider } from './providers/provider.ts';
export { rotateSecret } from './security/merchant-secrets.ts';
