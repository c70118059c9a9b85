interface Menus {
  readonly side: readonly string[];
  readonly gear: readonly string[];
  readonly profile: readonly string[];
}

interface Redirects {
  /** The first page that the role may open. Being led there comes with a notice that names what is missing. */
  readonly home: string;
  /** Where pages lead that the role may not open, by the page's name. */
  readonly elsewhere: Readonly<Record<string, string>>;
}

const reports = ['transaction-report', 'settlement-report', 'billing-report'].map(
  (type) => `/reports?type=${type}`,
);
const profile = ['/account-profile', '/change-password', '/logout'];

/** The menus of each role, by the addresses of their entries in order. */
export const menusOf: Readonly<Record<'owner' | 'merchant' | 'little', Menus>> = {
  owner: {
    side: [
      ...['/dashboard', '/collection', '/disbursement', '/carriers', '/merchants', '/packages'],
      ...['/merchant-top-ups', '/blacklists', '/services', '/settlements', ...reports],
      ...['/loan-requests', '/loan-accounts-balance', '/call-center'],
    ],
    gear: ['/users', '/roles', '/checkout-logs', '/checkout-requests'],
    profile,
  },
  merchant: {
    side: [
      ...['/dashboard', '/collection', '/disbursement', '/merchants', '/packages', '/services'],
      ...['/settlements', ...reports, '/loan-requests', '/loan-accounts-balance'],
    ],
    gear: ['/users'],
    profile,
  },
  little: { side: ['/services'], gear: [], profile },
};

const to = (target: string, ...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, target]));

/** Pages of the provider's people only, or that the demo's merchant role lacks a permission for. */
const provider = [
  ...['carriers', 'carrier-new', 'carrier', 'carrier-history'],
  ...['merchant-new', 'merchant', 'merchant-balance', 'service-new', 'service', 'settlement-new'],
  ...['file-records', 'approval', 'payout-queue', 'merchant-top-ups'],
  ...['checkout-logs', 'checkout-requests', 'blacklists', 'blacklist-new', 'blacklist', 'call-center'],
  ...['user-new', 'roles', 'role-new', 'role', 'role-history'],
];
const loanForms = ['loan-transaction-new', 'loan-transaction', 'loan-transaction-history'];

/** Pages that a role without `Services.viewAll` would lose, and those that anybody signed in may open. */
const ofServices = [
  ...['services', 'services-none', 'service-new', 'service', 'service-history', 'service-embed'],
  ...['webhook-deliveries', 'webhook-delivery'],
];
const ofAll = ['profile', 'password', 'not-found'];

export const redirectsOf = (names: readonly string[]): Readonly<Record<keyof typeof menusOf, Redirects>> => ({
  owner: { home: '/dashboard', elsewhere: {} },
  merchant: {
    home: '/dashboard',
    elsewhere: { ...to('/dashboard', ...provider), ...to('/loan-accounts-balance', ...loanForms) },
  },
  little: {
    home: '/services',
    elsewhere: to('/services', ...names.filter((name) => ![...ofServices, ...ofAll].includes(name))),
  },
});
