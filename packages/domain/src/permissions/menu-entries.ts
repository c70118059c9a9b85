import type { PermissionFlag } from './groups.ts';

/** An entry of a menu; it has no `path` if it only opens its `items`. */
export type MenuItem = {
  readonly id: string;
  readonly label: string;
  readonly path?: string;
  readonly items?: readonly MenuItem[];
};

/**
 * A menu entry and who sees it: callers with a flag, only the platform owner, or (without either) everyone who is
 * signed in.
 */
export type Entry = MenuItem & { readonly flag?: PermissionFlag; readonly ownerOnly?: true };

export const sideMenu: readonly Entry[] = [
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
    id: 'settlement-files',
    label: 'Settlement Files',
    path: '/settlement-files',
    flag: 'Reports.viewAll',
    ownerOnly: true,
  },
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

export const gearMenu: readonly Entry[] = [
  { id: 'users', label: 'Users', path: '/users', flag: 'Users.viewAll' },
  { id: 'roles', label: 'Roles', path: '/roles', flag: 'Roles.viewAll' },
  { id: 'checkout-logs', label: 'Checkout Logs', path: '/checkout-logs', ownerOnly: true },
  { id: 'checkout-requests', label: 'Checkout Requests', path: '/checkout-requests', ownerOnly: true },
];

export const profileMenu: readonly Entry[] = [
  { id: 'account-profile', label: 'Account Profile', path: '/account-profile' },
  { id: 'change-password', label: 'Change Password', path: '/change-password' },
  { id: 'logout', label: 'Sign Out', path: '/logout' },
];

/** Pages that have no entry in the menus of the specification. Users reach them from other pages or by their address. */
export const furtherPages: readonly Entry[] = [
  { id: 'products', label: 'Products', path: '/products', flag: 'ProductManagement.viewProducts' },
  { id: 'refunds', label: 'Refunds', path: '/refunds', flag: 'Reports.viewAll' },
  { id: 'subscriptions', label: 'Subscriptions', path: '/subscriptions', flag: 'Subscription.viewAll' },
  {
    id: 'file-records',
    label: 'File Records',
    path: '/file-records',
    flag: 'LoanRequest.viewAll',
    ownerOnly: true,
  },
];
