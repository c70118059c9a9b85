import { hasFlag, type PermissionFlag } from '@daftar/domain';
import type { UserCaller } from './caller.ts';

/** Flags that let a user see the balances of merchants: a user sees a balance with any of them. */
const FLAGS: readonly PermissionFlag[] = [
  'MerchentManagement.viewAll',
  'LoanRequest.viewLoanAccounts',
  'LoanRequest.approveRequests',
];

type Viewer = Pick<UserCaller, 'key' | 'permissions' | 'isPlatformOwner'>;

/** Tells whether a merchant's balance is shown to the caller's account: the owner decides that for each merchant (`showBalance`). */
export const isBalanceShown = (
  { isPlatformOwner }: Pick<Viewer, 'isPlatformOwner'>,
  showBalance: boolean,
): boolean => isPlatformOwner || showBalance;

/**
 * Tells whether the caller may see a merchant's balance. Users need a flag; keys come here only with `balances:read`. The
 * merchant's own users and keys see it only if the platform owner shows it to them (`showBalance`).
 */
export const maySeeBalance = (viewer: Viewer, showBalance: boolean): boolean =>
  isBalanceShown(viewer, showBalance) &&
  (viewer.key !== undefined || FLAGS.some((flag) => hasFlag(viewer.permissions, flag)));
