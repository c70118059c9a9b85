import type { CheckoutRequestQuery, PaymentRecord } from '@daftar/sdk';
import { StatusPill } from '../../ui/cells/status-pill.tsx';

type Status = PaymentRecord['status'];

/** Labels of the states of a payment session. */
const labels = {
  open: 'Open',
  pending: 'Pending',
  paid: 'Paid',
  failed: 'Failed',
  expired: 'Expired',
  canceled: 'Canceled',
} as const satisfies Record<NonNullable<CheckoutRequestQuery['status']>, string>;

/** Options of a filter by a session's state. */
export const paymentStates = Object.entries(labels).map(([value, label]) => ({ value, label }));

const tones: Readonly<Partial<Record<keyof typeof labels, 'amber' | 'grey'>>> = {
  open: 'amber',
  expired: 'grey',
  canceled: 'grey',
};

interface Props {
  readonly status: Status;
  /** When the merchant canceled the session. It may have been paid after all. */
  readonly canceledDate?: string | undefined;
}

/** The state of a payment or its session. */
export function PaymentStatus({ status, canceledDate }: Props) {
  const state = status === 'expired' && canceledDate !== undefined ? 'canceled' : status;
  const tone = tones[state];
  return <StatusPill status={labels[state]} {...(tone && { tone })} />;
}
