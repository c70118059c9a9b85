/** The demo data that a page needs: a record's id, or a period with transactions. */
export type PageRecord =
  | 'merchant'
  | 'carrier'
  | 'service'
  | 'settlement'
  | 'settlementFile'
  | 'user'
  | 'role'
  | 'delivery'
  | 'borrower'
  | 'loanTransaction'
  | 'billedMerchant'
  | 'product'
  | 'package'
  | 'subscription'
  | 'blacklist'
  | 'payment'
  | 'refund';

export interface RegisteredPage {
  /** The page's name in screenshots and in reports of the browser tests. */
  name: string;
  /** The router's path; `$id` and `$merchant` are replaced by the record's id. */
  route: string;
  /** The record for the path's parameter, or `new` for an empty form. */
  record?: PageRecord | 'new';
  /** The kind of query that the browser tests add to the URL. */
  query?:
    | 'nothing'
    | 'ranges'
    | 'transactions'
    | 'settlements'
    | 'billing'
    | 'billingDetail'
    | 'cards'
    | 'period'
    | 'payout';
}

/**
 * Every page behind the login, for the tests that visit all of them: accessibility, screenshots, digits. A test fails for a route
 * without an entry, so a new page needs an entry here.
 */
export const pages: readonly RegisteredPage[] = [
  { name: 'dashboard', route: '/dashboard' },
  { name: 'dashboard-filtered', route: '/dashboard', query: 'ranges' },
  { name: 'carriers', route: '/carriers' },
  { name: 'carrier-new', route: '/carriers/form/$id', record: 'new' },
  { name: 'carrier', route: '/carriers/form/$id', record: 'carrier' },
  { name: 'carrier-history', route: '/carriers/history/$id', record: 'carrier' },
  { name: 'merchants', route: '/merchants' },
  { name: 'merchant-new', route: '/merchants/form/$id', record: 'new' },
  { name: 'merchant', route: '/merchants/form/$id', record: 'merchant' },
  { name: 'merchant-history', route: '/merchants/history/$id', record: 'merchant' },
  { name: 'merchant-balance', route: '/merchants/account-balance/$id', record: 'merchant' },
  { name: 'merchant-keys', route: '/merchants/keys/$id', record: 'merchant' },
  { name: 'merchant-workspace', route: '/merchants/workspace/$id', record: 'merchant' },
  { name: 'merchant-services', route: '/merchants/services/$id', record: 'merchant' },
  { name: 'merchant-webhooks', route: '/merchants/webhooks/$id', record: 'merchant' },
  { name: 'webhook-deliveries', route: '/webhook-deliveries' },
  { name: 'webhook-delivery', route: '/webhook-deliveries/$id', record: 'delivery' },
  { name: 'services', route: '/services' },
  { name: 'services-none', route: '/services', query: 'nothing' },
  { name: 'service-new', route: '/services/form/$id', record: 'new' },
  { name: 'service', route: '/services/form/$id', record: 'service' },
  { name: 'service-history', route: '/services/history/$id', record: 'service' },
  { name: 'service-embed', route: '/services/embed/$id', record: 'service' },
  { name: 'file-records', route: '/file-records' },
  { name: 'approval', route: '/loan-requests/approval' },
  { name: 'settlements', route: '/settlements' },
  { name: 'settlement-new', route: '/settlement/form/$id', record: 'new' },
  { name: 'settlement', route: '/settlement/form/$id', record: 'settlement' },
  { name: 'settlement-history', route: '/settlement/history/$id', record: 'settlement' },
  { name: 'settlement-summary', route: '/settlement-summary/$id', record: 'settlement' },
  { name: 'settlement-files', route: '/settlement-files' },
  { name: 'settlement-upload', route: '/settlement-files/upload' },
  { name: 'settlement-file', route: '/settlement-files/$id', record: 'settlementFile' },
  { name: 'report-transactions', route: '/reports', query: 'transactions' },
  { name: 'report-settlements', route: '/reports', query: 'settlements' },
  { name: 'report-billing', route: '/reports', query: 'billing' },
  { name: 'billing-detail', route: '/reports/billing-detail', query: 'billingDetail' },
  { name: 'checkout-logs', route: '/checkout-logs' },
  { name: 'checkout-requests', route: '/checkout-requests' },
  { name: 'collection', route: '/collection' },
  { name: 'disbursement', route: '/disbursement' },
  { name: 'payment', route: '/payments/$id', record: 'payment' },
  { name: 'refunds', route: '/refunds' },
  { name: 'refund', route: '/refunds/$id', record: 'refund' },
  { name: 'reconciliation', route: '/reconciliation', query: 'period' },
  {
    name: 'three-way-check',
    route: '/reconciliation/$merchant',
    record: 'billedMerchant',
    query: 'period',
  },
  { name: 'payouts', route: '/loan-requests' },
  { name: 'payout', route: '/loan-requests', query: 'payout' },
  { name: 'payout-queue', route: '/loan-requests/queue' },
  { name: 'merchant-top-ups', route: '/merchant-top-ups' },
  { name: 'loan-accounts', route: '/loan-accounts-balance' },
  { name: 'loan-accounts-cards', route: '/loan-accounts-balance', query: 'cards' },
  { name: 'loan-account', route: '/loan-account-detail/$merchant', record: 'borrower' },
  { name: 'loan-statement', route: '/loan-account-detail/$merchant/statement', record: 'borrower' },
  { name: 'loan-transaction-new', route: '/loan-account-detail/form/$id', record: 'new' },
  { name: 'loan-transaction', route: '/loan-account-detail/form/$id', record: 'loanTransaction' },
  { name: 'loan-transaction-history', route: '/loan-account-detail/history/$id', record: 'loanTransaction' },
  { name: 'products', route: '/products' },
  { name: 'product-new', route: '/products/form/$id', record: 'new' },
  { name: 'product', route: '/products/form/$id', record: 'product' },
  { name: 'product-history', route: '/products/history/$id', record: 'product' },
  { name: 'packages', route: '/packages' },
  { name: 'package-new', route: '/packages/form/$id', record: 'new' },
  { name: 'package', route: '/packages/form/$id', record: 'package' },
  { name: 'package-history', route: '/packages/history/$id', record: 'package' },
  { name: 'subscriptions', route: '/subscriptions' },
  { name: 'subscription-history', route: '/subscriptions/history/$id', record: 'subscription' },
  { name: 'blacklists', route: '/blacklists' },
  { name: 'blacklist-new', route: '/blacklists/form/$id', record: 'new' },
  { name: 'blacklist', route: '/blacklists/form/$id', record: 'blacklist' },
  { name: 'blacklist-history', route: '/blacklists/history/$id', record: 'blacklist' },
  { name: 'call-center', route: '/call-center' },
  { name: 'users', route: '/users' },
  { name: 'user-new', route: '/users/form/$id', record: 'new' },
  { name: 'user', route: '/users/form/$id', record: 'user' },
  { name: 'user-history', route: '/users/history/$id', record: 'user' },
  { name: 'roles', route: '/roles' },
  { name: 'role-new', route: '/roles/form/$id', record: 'new' },
  { name: 'role', route: '/roles/form/$id', record: 'role' },
  { name: 'role-history', route: '/roles/history/$id', record: 'role' },
  { name: 'profile', route: '/account-profile' },
  { name: 'password', route: '/change-password' },
  { name: 'not-found', route: '/404' },
];

/** Routes that show no page of their own to signed-in users; their tests are written by hand. */
export const otherRoutes: readonly string[] = ['/', '/login', '/logout'];
