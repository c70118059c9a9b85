import type { AccountStatus } from './choices.ts';

/** Returns the label of a service's status: true is Active, false Suspended. */
export function serviceStatusLabel(status: boolean): 'Active' | 'Suspended' {
  return status ? 'Active' : 'Suspended';
}

/** Returns the label of the button that changes a merchant's, carrier's or user's status. */
export function toggleLabel(status: AccountStatus): 'Deactivate' | 'Activate' {
  return status === 'Active' ? 'Deactivate' : 'Activate';
}

/** Returns the status that the button sets. */
export function toggledStatus(status: AccountStatus): AccountStatus {
  return status === 'Active' ? 'Inactive' : 'Active';
}
