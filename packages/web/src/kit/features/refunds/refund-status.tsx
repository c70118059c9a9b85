import { type PaymentRefundState, type PaymentRefunds, paymentRefundState, type Tone } from '@daftar/domain';
import type { Refund } from '@daftar/sdk';
import { StatusPill } from '../../ui/cells/status-pill.tsx';

type Status = Refund['status'];

const labels = {
  requested: 'Requested',
  pending: 'Pending',
  open: 'Needs a person',
  succeeded: 'Refunded',
  failed: 'Failed',
} as const satisfies Record<Status, string>;
const tones = {
  requested: 'amber',
  pending: 'amber',
  open: 'amber',
  succeeded: 'green',
  failed: 'red',
} as const satisfies Record<Status, Tone>;

/** Options of the filter by a refund's state. */
export const refundStates = Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The state of a refund. */
export function RefundStatus({ status }: { status: Status }) {
  return <StatusPill status={labels[status]} tone={tones[status]} />;
}

const marks = {
  open: ['Needs a person', 'amber'],
  pending: ['Refund pending', 'amber'],
  whole: ['Refunded', 'grey'],
  part: ['Partly refunded', 'grey'],
} as const satisfies Record<PaymentRefundState, readonly [string, Tone]>;

/** The state of a payment's refunds, if it has any; otherwise a dash. */
export function RefundedMark({ payment }: { payment: PaymentRefunds }) {
  const state = paymentRefundState(payment);
  if (!state) return <span className="muted">–</span>;
  const [status, tone] = marks[state];
  return <StatusPill {...{ status, tone }} />;
}
