/**
 * Operations for a program that fills a database, such as `@daftar/demo`. Each checks, books and records history like the
 * contract's operation, but receives a transaction, an actor and the gateway's clock instead of a request. So a program can
 * create records with past dates, all in one transaction.
 */
export { addApprovalFile } from './areas/approvals/public.ts';
export { type Billed, billingId, setBillingStatus } from './areas/billing/public.ts';
export { createBlacklistEntry } from './areas/blacklists/public.ts';
export { createCarrier } from './areas/carriers/public.ts';
export {
  createSession,
  endAttempt,
  keepOpenRefund,
  newestAttempt,
  openAttempt,
  type Proof,
} from './areas/checkout/public.ts';
export { createLoanTransaction, type LoanForm } from './areas/loans/public.ts';
export { addBalance, createMerchant } from './areas/merchants/public.ts';
export { createPackage, type PackageForm } from './areas/packages/public.ts';
export { createPayout, decidePayout, findPayingService } from './areas/payouts/public.ts';
export { createProduct } from './areas/products/public.ts';
export { requestRefund, settleRefund } from './areas/refunds/public.ts';
export { createService } from './areas/services/public.ts';
export { fillSettlementFile } from './areas/settlement-files/public.ts';
export { createSettlement, unclaimedRevenue } from './areas/settlements/public.ts';
export {
  recordStart as recordSubscriptionStart,
  recordStatus as recordSubscriptionStatus,
} from './areas/subscriptions/public.ts';
export { newId } from './basics/ids.ts';
export { inTransaction, type Trx } from './db/transaction.ts';
export type { PaymentProvider } from './providers/provider.ts';
export { rotateSecret } from './security/merchant-secrets.ts';
