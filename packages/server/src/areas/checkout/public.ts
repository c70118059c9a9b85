// The only file of this area that other folders may import (see ../../README.md).
export { type AskedAttempt, askAttempt, askAttemptLater } from './attempts/ask-attempt.ts';
export { isEnded, logExchange } from './attempts/check-attempt.ts';
export { endAttempt } from './attempts/end-attempt.ts';
export { lockPayment } from './attempts/lock-payment.ts';
export { openAttempt } from './attempts/open-attempt.ts';
export { receivedFor } from './attempts/other-amount.ts';
export { composePaymentLimited } from './attempts/payment-limited-mail.ts';
export { takeLinkRequest } from './attempts/payment-tries.ts';
export { searchOrders } from './attempts/search-orders.ts';
export { keysOf } from './keys-of.ts';
export { chargeSession } from './methods/charge-session.ts';
export { pageFormOf } from './methods/page-form.ts';
export type { Proof } from './proof.ts';
export { askNextRefund } from './refunds/ask-next-refund.ts';
export { askRefundLater } from './refunds/ask-refund-later.ts';
export { failRefund } from './refunds/fail-refund.ts';
export { keepOpenRefund } from './refunds/keep-open-refund.ts';
export { reconcileTotal } from './refunds/reconcile-total.ts';
export { statedTotal } from './refunds/refund-of-notice.ts';
export { refundPayment } from './refunds/refund-payment.ts';
export { lockRefund, ofPayment, type RefundRow } from './refunds/refund-store.ts';
export { NoPortal } from './returns/no-portal.ts';
export {
  afterCard,
  afterForm,
  afterPaymob,
  afterPaytabs,
  type ReturnedOrder,
} from './returns/return-pages.ts';
export { createSession } from './sessions/create-session.ts';
export { expireSessions, sweepAttempts } from './sessions/expire.ts';
export { closeUnusedSession } from './sessions/expire-session.ts';
export { hostedPage } from './sessions/hosted-page.ts';
export { readStartData } from './sessions/read-start-data.ts';
export type { StartData } from './sessions/start-data.ts';
export {
  type AttemptRow,
  findServiceByAnyId,
  findServiceById,
  findSession,
  lockSession,
  newestAttempt,
  type ServiceRow,
  type SessionRow,
  webhookTarget,
} from './store.ts';
