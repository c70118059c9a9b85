import type { Words } from '../words.ts';

/** Selectors of what a page shows besides its title. */
const contents = {
  // The message of an empty grid is also a gridcell, but without a column index.
  rows: 'main [role=grid] [role=gridcell][aria-colindex]',
  form: 'main form [name], main form input',
  panels: 'main h2',
  history: 'main .chakra-timeline__item',
  sheet: 'main article table',
  table: 'main table td',
  cards: 'main [role=listitem], main li',
  facts: 'main dl dd',
  links: 'main a[href]',
  popup: '[role=dialog] dl dd',
  dropzone: 'main [data-part=dropzone]',
  /** A message that is shown instead of rows. */
  said: 'main p',
  nothing: 'main h1',
} as const;

type Content = keyof typeof contents;
type Title = Parameters<Words>[0];

/** What a page shows; without `title` if the page's title is a record's name. */
interface Expected {
  readonly title?: Title;
  readonly shows: string;
}

const titled = (title: Title, shows: Content): Expected => ({ title, shows: contents[shows] });
const named = (shows: Content): Expected => ({ shows: contents[shows] });

/** The content of each page of the registry for a user who may open it, by the page's name. */
export const expectedPages: Readonly<Record<string, Expected>> = {
  dashboard: titled('Dashboard', 'panels'),
  'dashboard-filtered': titled('Dashboard', 'panels'),
  carriers: titled('Carriers', 'rows'),
  'carrier-new': titled('Create Account', 'form'),
  carrier: named('form'),
  'carrier-history': named('history'),
  merchants: titled('Merchants', 'rows'),
  'merchant-new': titled('Create Account', 'form'),
  merchant: named('form'),
  'merchant-history': named('history'),
  'merchant-balance': titled('Add Account Balance', 'form'),
  'merchant-keys': named('panels'),
  'merchant-workspace': named('facts'),
  'merchant-services': named('table'),
  'merchant-webhooks': named('panels'),
  'webhook-deliveries': titled('Webhook deliveries', 'rows'),
  'webhook-delivery': named('facts'),
  services: titled('Services', 'rows'),
  'services-none': titled('Services', 'nothing'),
  'service-new': titled('Create Service', 'form'),
  service: named('form'),
  'service-history': named('history'),
  'service-embed': named('panels'),
  'file-records': titled('File Records', 'rows'),
  approval: titled('Loan Approval', 'dropzone'),
  settlements: titled('Settlements', 'rows'),
  'settlement-new': titled('Create Settlement', 'form'),
  settlement: named('form'),
  'settlement-history': named('history'),
  'settlement-summary': named('sheet'),
  'settlement-files': titled('Settlement files', 'rows'),
  'settlement-upload': titled('Upload a settlement file', 'dropzone'),
  'settlement-file': titled('Settlement file', 'rows'),
  'report-transactions': titled('Transaction Report', 'rows'),
  'report-settlements': titled('Settlement Report', 'rows'),
  'report-billing': titled('Billing Report', 'rows'),
  'billing-detail': titled('Billing Detail', 'rows'),
  'checkout-logs': titled('Checkout Logs', 'rows'),
  'checkout-requests': titled('Checkout Requests', 'rows'),
  collection: titled('Collection Overview', 'table'),
  disbursement: titled('Payout Overview', 'table'),
  payment: named('history'),
  refunds: titled('Refunds', 'rows'),
  refund: named('facts'),
  reconciliation: titled('Three-way check', 'rows'),
  'three-way-check': titled('Three-way check', 'table'),
  payouts: titled('Payout Request', 'rows'),
  payout: titled('Payout Request', 'popup'),
  'payout-queue': titled('Payout queue', 'facts'),
  'merchant-top-ups': titled('Merchant Top Up', 'rows'),
  'loan-accounts': titled('Loan accounts', 'rows'),
  'loan-accounts-cards': titled('Loan accounts', 'cards'),
  'loan-account': named('rows'),
  'loan-statement': titled('Statement', 'sheet'),
  'loan-transaction-new': titled('Create Transaction', 'form'),
  'loan-transaction': titled('Edit Transaction', 'form'),
  'loan-transaction-history': named('history'),
  products: titled('Products', 'rows'),
  'product-new': titled('Create Product', 'form'),
  product: named('form'),
  'product-history': named('history'),
  packages: titled('Packages', 'rows'),
  'package-new': titled('Create Package', 'form'),
  package: named('form'),
  'package-history': named('history'),
  subscriptions: titled('Subscriptions', 'rows'),
  'subscription-history': named('history'),
  blacklists: titled('Blacklists', 'rows'),
  'blacklist-new': titled('Create Blacklist', 'form'),
  blacklist: named('form'),
  'blacklist-history': named('history'),
  'call-center': titled('Callcenter', 'links'),
  users: titled('Users', 'rows'),
  'user-new': titled('Create User', 'form'),
  user: named('form'),
  'user-history': named('history'),
  roles: titled('Roles', 'rows'),
  'role-new': titled('Create Role', 'form'),
  role: named('form'),
  'role-history': named('history'),
  profile: titled('Account Profile', 'form'),
  password: titled('Change Password', 'form'),
  'not-found': titled('page not found', 'nothing'),
};
