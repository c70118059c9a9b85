// What other areas and rooms may import of this area (see ../../README.md).
export { refundColumns } from './fields.ts';
export { NOTHING_ASKED, type Outstanding, outstandingRefunds } from './outstanding.ts';
export { pursueRefund } from './pursue-refund.ts';
export { whyNotRefundable } from './refundable.ts';
export { type RefundListRow, refundConditions, refundList, refundsOf } from './store.ts';
export { sweepRefunds } from './sweep-refunds.ts';
export { refundWire } from './wire.ts';
