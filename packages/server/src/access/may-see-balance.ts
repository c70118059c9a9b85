import { hasFlag, type PermissionFlag } from '@daftar/domain';
import type { UserCaller } from './caller.ts';

/** Flags that let a user see the balances of merchants: a user sees a balance with any of them. */
const FLAGS: readonly PermissionFlag[] = [
  'MerchentManagement.viewAll',
  'LoanRequest.viewLoanAccounts',
  'LoanRequest.approveRequests',
];

/**
 * Tells whether the caller may see a merchant's balance. Users need a flag; keys come here only with `balances:read`. The
 * merchant's own users and keys see it only if the platform owner shows it to them (`showBalance`).
 */
export const maySeeBalance = (
  { key, permissions, isPlatformOwner }: Pick<UserCaller, 'key' | 'permissions' | 'isPlatformOwner'>,
  showBalance: boolean,
): boolean =>
  (isPlatformOwner || showBalance) && (key !== undefined || FLAGS.some((flag) => hasFlag(permissions, flag)));
