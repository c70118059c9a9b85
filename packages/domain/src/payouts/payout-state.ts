import type { ApprovalStatus, PayoutStatus } from '../catalogue/payouts.ts';

type Transitions = Readonly<Record<PayoutStatus, Readonly<Partial<Record<ApprovalStatus, ApprovalStatus>>>>>;

/** Every transition of a payout; both results are final. */
export const payoutTransitions: Transitions = {
  Pending: { Approved: 'Approved', Rejected: 'Rejected' },
  Approved: {},
  Rejected: {},
};

/** Returns the status after a decision; undefined if the payout was already decided. */
export function nextPayoutStatus(status: PayoutStatus, decision: ApprovalStatus): PayoutStatus | undefined {
  return payoutTransitions[status][decision];
}

/**
 * Returns the date that a payout's detail shows: the date of the request while it is pending, then the date of the
 * decision.
 */
export function payoutDateOf(status: PayoutStatus): {
  readonly field: 'createdDate' | 'updatedDate';
  readonly label: 'Requested Date' | 'Approval Date';
} {
  return status === 'Pending'
    ? { field: 'createdDate', label: 'Requested Date' }
    : { field: 'updatedDate', label: 'Approval Date' };
}
