// The only file of this area that other folders may import (see ../../README.md).
export { askAttempt } from './ask-attempt.ts';
export { askRefundLater } from './ask-refund-later.ts';
export { chargeSession } from './charge-session.ts';
export { logExchange } from './check-attempt.ts';
export { createSession } from './create-session.ts';
export { endAttempt } from './end-attempt.ts';
export { expireSessions, sweepAttempts } from './expire.ts';
export { failRefund } from './fail-refund.ts';
export { keepOpenRefund } from './keep-open-refund.ts';
export { keysOf } from './keys-of.ts';
export { lockPayment } from './lock-payment.ts';
export { openAttempt } from './open-attempt.ts';
export { pageFormOf } from './page-form.ts';
export type { Proof } from './proof.ts';
export { readStartData } from './read-start-data.ts';
export { isRefundedWhole } from './refund-of-notice.ts';
export { refundPayment } from './refund-payment.ts';
export { lockRefund, ofPayment, type RefundRow } from './refund-store.ts';
export { refundWhole } from './refund-whole.ts';
export { afterCard, afterJazzcash, afterPaymob, afterPaytabs, type ReturnedOrder } from './return-pages.ts';
export type { StartData } from './start-data.ts';
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
