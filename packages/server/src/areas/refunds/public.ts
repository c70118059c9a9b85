// The only file of this area that other folders may import (see ../../README.md).
export { closeRefund } from './close-refund.ts';
export { settleRefund } from './end-refund.ts';
export { refundColumns } from './fields.ts';
export { allOutstanding, NOTHING_ASKED, type Outstanding, outstandingRefunds } from './outstanding.ts';
export { pursueRefund } from './pursue-refund.ts';
export { whyNotRefundable } from './refundable.ts';
export { requestRefund } from './request-refund.ts';
export { type RefundListRow, refundConditions, refundListFor, refundsOf } from './store.ts';
export { sweepRefunds } from './sweep-refunds.ts';
export { refundWire } from './wire.ts';
