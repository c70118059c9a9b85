import type { AccountStatus } from './choices.ts';

/** What a service's status shows as: true is Active, false Suspended. */
export function serviceStatusLabel(status: boolean): 'Active' | 'Suspended' {
  return status ? 'Active' : 'Suspended';
}

/** What the button beside a merchant's, carrier's or user's status reads. */
export function toggleLabel(status: AccountStatus): 'Deactivate' | 'Activate' {
  return status === 'Active' ? 'Deactivate' : 'Activate';
}

/** The status that the button leads to. */
export function toggledStatus(status: AccountStatus): AccountStatus {
  return status === 'Active' ? 'Inactive' : 'Active';
}
