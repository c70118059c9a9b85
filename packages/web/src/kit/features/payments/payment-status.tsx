import type { PaymentRecord } from '@daftar/sdk';
import { StatusPill } from '../../ui/cells/status-pill.tsx';

type Status = PaymentRecord['status'];

/** Labels of the states of a payment session. */
const labels = {
  open: 'Open',
  pending: 'Pending',
  paid: 'Paid',
  failed: 'Failed',
  expired: 'Expired',
} as const satisfies Record<Status, string>;

/** Options of a filter by a session's state. */
export const paymentStates = Object.entries(labels).map(([value, label]) => ({ value, label }));

const tones: Readonly<Partial<Record<Status, 'amber' | 'grey'>>> = { open: 'amber', expired: 'grey' };

/** The state of a payment or its session. */
export function PaymentStatus({ status }: { status: Status }) {
  const tone = tones[status];
  return <StatusPill status={labels[status]} {...(tone && { tone })} />;
}
