import type { Words } from '../words.ts';

type Label = Parameters<Words>[0];

interface Menus {
  /** The addresses of the side menu's entries. */
  readonly side: readonly string[];
  /** The labels of the gear's entries; none where there is no gear. */
  readonly gear: readonly Label[];
  /** The labels of the entries under the user's name. */
  readonly profile: readonly Label[];
}

export interface Redirects {
  /** The first page that the role may open. A redirect to it shows a notice that names the missing permission. */
  readonly home: string;
  /** Redirect targets of the pages that the role may not open, by the page's name. */
  readonly elsewhere: Readonly<Record<string, string>>;
  /** Lists that have no row for the role in the demo. */
  readonly empty: readonly string[];
  /** Pages whose record belongs to another account: the server responds as if the record did not exist. */
  readonly hidden: readonly string[];
}

const reports = ['transaction-report', 'settlement-report', 'billing-report'].map(
  (type) => `/reports?type=${type}`,
);
const profile: readonly Label[] = ['Account Profile', 'Change Password', 'Keyboard shortcuts', 'Sign Out'];
/** Menu entries that all users of the platform owner see, whatever their role. */
const ofProvider: readonly Label[] = ['Checkout Logs', 'Checkout Requests'];

/** The menus of each role, in order. */
export const menusOf: Readonly<Record<'owner' | 'merchant' | 'little', Menus>> = {
  owner: {
    side: [
      ...['/dashboard', '/collection', '/disbursement', '/carriers', '/merchants', '/packages'],
      ...['/merchant-top-ups', '/blacklists', '/services', '/settlements', '/settlement-files'],
      ...[...reports, '/loan-requests', '/loan-accounts-balance', '/call-center'],
    ],
    gear: ['Users', 'Roles', ...ofProvider],
    profile: ['Account Profile', 'Change Password', 'View as role…', 'Keyboard shortcuts', 'Sign Out'],
  },
  merchant: {
    side: [
      ...['/dashboard', '/collection', '/disbursement', '/merchants', '/packages', '/services'],
      ...['/settlements', ...reports, '/loan-requests', '/loan-accounts-balance'],
    ],
    gear: ['Users'],
    profile,
  },
  little: { side: ['/services'], gear: ofProvider, profile },
};

const to = (target: string, ...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, target]));

/** Pages that the demo's merchant role may not open: those of the platform owner, and those whose permission it lacks. */
const provider = [
  ...['carriers', 'carrier-new', 'carrier', 'carrier-history'],
  ...['merchant-new', 'merchant', 'merchant-balance', 'service-new', 'service', 'settlement-new'],
  ...['settlement-files', 'settlement-upload', 'settlement-file'],
  ...['file-records', 'approval', 'payout-queue', 'merchant-top-ups'],
  ...[
    'checkout-logs',
    'checkout-requests',
    'blacklists',
    'blacklist-new',
    'blacklist',
    'blacklist-history',
    'call-center',
  ],
  ...['user-new', 'roles', 'role-new', 'role', 'role-history'],
];
const loanForms = ['loan-transaction-new', 'loan-transaction', 'loan-transaction-history'];

/** Pages that need `Services.viewAll`; below, pages that every user of the platform owner may open. */
const ofServices = [
  ...['services', 'services-none', 'service-history', 'service-embed'],
  ...['webhook-deliveries', 'webhook-delivery'],
];
const ofAll = ['checkout-logs', 'checkout-requests', 'profile', 'password', 'not-found'];

export const redirectsOf = (names: readonly string[]): Readonly<Record<keyof typeof menusOf, Redirects>> => ({
  owner: { home: '/dashboard', elsewhere: {}, empty: [], hidden: [] },
  merchant: {
    home: '/dashboard',
    elsewhere: { ...to('/dashboard', ...provider), ...to('/loan-accounts-balance', ...loanForms) },
    empty: ['refunds'],
    hidden: ['refund'],
  },
  little: {
    home: '/services',
    elsewhere: to('/services', ...names.filter((name) => ![...ofServices, ...ofAll].includes(name))),
    empty: [],
    hidden: [],
  },
});
