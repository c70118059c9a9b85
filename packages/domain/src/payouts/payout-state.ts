import type { ApprovalStatus, PayoutStatus } from '../catalogue/payouts.ts';

type Transitions = Readonly<Record<PayoutStatus, Readonly<Partial<Record<ApprovalStatus, ApprovalStatus>>>>>;

/** Every decision on a payout; both outcomes are final. */
export const payoutTransitions: Transitions = {
  Pending: { Approved: 'Approved', Rejected: 'Rejected' },
  Approved: {},
  Rejected: {},
};

/** The status that a decision leads to; undefined when the payout was decided before. */
export function nextPayoutStatus(status: PayoutStatus, decision: ApprovalStatus): PayoutStatus | undefined {
  return payoutTransitions[status][decision];
}

/** Returns the date that a payout's detail shows: its request while it is pending, its decision afterwards. */
export function payoutDateOf(status: PayoutStatus): {
  readonly field: 'createdDate' | 'updatedDate';
  readonly label: 'Requested Date' | 'Approval Date';
} {
  return status === 'Pending'
    ? { field: 'createdDate', label: 'Requested Date' }
    : { field: 'updatedDate', label: 'Approval Date' };
}
