import type { Tone } from '@daftar/domain';
import type { Refund, Transaction } from '@daftar/sdk';
import { StatusPill } from '../cells/status-pill.tsx';

type Status = Refund['status'];

const labels = {
  requested: 'Requested',
  pending: 'Pending',
  open: 'Needs a person',
  succeeded: 'Refunded',
  failed: 'Failed',
} as const satisfies Record<Status, string>;
const tones = {
  ...{ requested: 'amber', pending: 'amber', open: 'amber' },
  ...{ succeeded: 'green', failed: 'red' },
} as const satisfies Record<Status, Tone>;

/** Options of the filter by a refund's state. */
export const refundStates = Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The state of a refund. */
export function RefundStatus({ status }: { status: Status }) {
  return <StatusPill status={labels[status]} tone={tones[status]} />;
}

type Refunded = Pick<Transaction, 'amount' | 'refundedAmount' | 'refundPending' | 'refundOpen'>;

/** The state of a payment's refunds, if it has any; otherwise a dash. */
export function RefundedMark({ payment }: { payment: Refunded }) {
  const { amount, refundedAmount = 0, refundPending = 0, refundOpen } = payment;
  if (refundOpen) return <StatusPill status="Needs a person" tone="amber" />;
  if (refundPending > 0) return <StatusPill status="Refund pending" tone="amber" />;
  if (refundedAmount >= amount && amount > 0) return <StatusPill status="Refunded" tone="grey" />;
  if (refundedAmount > 0) return <StatusPill status="Partly refunded" tone="grey" />;
  return <span className="muted">–</span>;
}
