import { type Caller, isPlatformOwner } from './caller.ts';
import type { PermissionFlag } from './groups.ts';
import { hasFlag } from './has-flag.ts';

/** An entry of a menu; `path` is absent where an entry only opens its `items`. */
export type MenuItem = {
  readonly id: string;
  readonly label: string;
  readonly path?: string;
  readonly items?: readonly MenuItem[];
};

type Entry = MenuItem & { readonly flag?: PermissionFlag; readonly ownerOnly?: true };

const sideMenu: readonly Entry[] = [
  { id: 'dashboard', label: 'Dashboard', path: '/dashboard', flag: 'Dashboard.viewAll' },
  { id: 'collection', label: 'Collection', path: '/collection', flag: 'Collection.viewAll' },
  { id: 'disbursement', label: 'Disbursement', path: '/disbursement', flag: 'Disbursement.viewAll' },
  { id: 'carriers', label: 'Carriers Management', path: '/carriers', flag: 'CarrierManagement.viewAll' },
  { id: 'merchants', label: 'Merchants Management', path: '/merchants', flag: 'MerchentManagement.viewAll' },
  { id: 'packages', label: 'Packages Management', path: '/packages', flag: 'PackagesManagement.viewAll' },
  {
    id: 'merchant-top-ups',
    label: 'Merchant Top Up',
    path: '/merchant-top-ups',
    flag: 'LoanRequest.viewAll',
    ownerOnly: true,
  },
  { id: 'blacklists', label: 'Blacklists', path: '/blacklists', flag: 'BlacklistManagement.viewAll' },
  { id: 'services', label: 'Service Management', path: '/services', flag: 'Services.viewAll' },
  { id: 'settlements', label: 'Settlement', path: '/settlements', flag: 'Settlements.viewAll' },
  {
    id: 'reports',
    label: 'Reports',
    flag: 'Reports.viewAll',
    items: [
      { id: 'transaction-report', label: 'Transactions', path: '/reports?type=transaction-report' },
      { id: 'settlement-report', label: 'Settlement', path: '/reports?type=settlement-report' },
      { id: 'billing-report', label: 'Billing', path: '/reports?type=billing-report' },
    ],
  },
  { id: 'loan-requests', label: 'Payout Request', path: '/loan-requests', flag: 'LoanRequest.viewAll' },
  {
    id: 'loan-accounts-balance',
    label: 'Account Balance',
    path: '/loan-accounts-balance',
    flag: 'LoanRequest.viewAll',
  },
  { id: 'call-center', label: 'Callcenter', path: '/call-center', flag: 'CallCenter.viewAll' },
];

const gearMenu: readonly Entry[] = [
  { id: 'users', label: 'Users', path: '/users', flag: 'Users.viewAll' },
  { id: 'roles', label: 'Roles', path: '/roles', flag: 'Roles.viewAll' },
  { id: 'checkout-logs', label: 'Checkout Logs', path: '/checkout-logs', ownerOnly: true },
  { id: 'checkout-requests', label: 'Checkout Requests', path: '/checkout-requests', ownerOnly: true },
];

const profileMenu: readonly Entry[] = [
  { id: 'account-profile', label: 'Account Profile', path: '/account-profile' },
  { id: 'change-password', label: 'Change Password', path: '/change-password' },
  { id: 'logout', label: 'Sign Out', path: '/logout' },
];

export type Menu = Readonly<Record<'side' | 'gear' | 'profile', readonly MenuItem[]>>;

function shown(entries: readonly Entry[], caller: Caller): readonly MenuItem[] {
  const owner = isPlatformOwner(caller);
  return entries
    .filter(({ flag, ownerOnly }) => (owner || !ownerOnly) && (!flag || hasFlag(caller.permissions, flag)))
    .map(({ flag: _flag, ownerOnly: _ownerOnly, ...item }) => item);
}

/** The menus that a caller sees, in their order. Source: administration specification, section 2. */
export function menuOf(caller: Caller): Menu {
  return {
    side: shown(sideMenu, caller),
    gear: shown(gearMenu, caller),
    profile: shown(profileMenu, caller),
  };
}

/** Where a caller lands after signing in: the first page that the menus permit. */
export function firstPermittedPath(caller: Caller): string {
  const { side, gear, profile } = menuOf(caller);
  const paths = [...side, ...gear, ...profile].flatMap((item) => [item, ...(item.items ?? [])]);
  return paths.find(({ path }) => path !== undefined)?.path ?? '/account-profile';
}
