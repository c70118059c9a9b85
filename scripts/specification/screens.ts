/** A screen of a specification: the texts that it must have, and the folders or files whose code contains them. */
export interface Screen {
  /** Routes of the specification; `{id}` stands for any record. */
  routes: readonly string[];
  /** Columns, labels, buttons, badges and choices, in English. */
  texts: readonly string[];
  sources: readonly string[];
}

const areas = (...names: readonly string[]) => names.map((name) => `packages/web/src/areas/${name}`);
const kit = 'packages/web/src/kit';
const choices = 'packages/domain/src/catalogue';

/** The screens of the administration specification. */
export const administrationScreens: readonly Screen[] = [
  {
    routes: [],
    texts: [
      ...['Dashboard', 'Collection', 'Disbursement', 'Carriers Management', 'Merchants Management'],
      ...[
        'Packages Management',
        'Merchant Top Up',
        'Blacklists',
        'Service Management',
        'Settlement',
        'Reports',
      ],
      ...['Transactions', 'Billing', 'Payout Request', 'Account Balance', 'Callcenter', 'Users', 'Roles'],
      ...['Checkout Logs', 'Checkout Requests', 'Account Profile', 'Change Password', 'Sign Out'],
    ],
    sources: ['packages/domain/src/permissions/menu-entries.ts', 'packages/web/src/shell'],
  },
  { routes: ['/login', '/logout'], texts: ['Username', 'Password', 'Sign in'], sources: areas('session') },
  {
    routes: ['/dashboard'],
    texts: [
      ...['Carriers', 'One-Time Purchase', 'Merchants', 'Services', 'Users', 'Roles'],
      ...['Services Share', 'Revenue Share', 'Date From', 'Date To', 'Filter', 'Service', 'Transactions'],
      ...['Service Share (%)', 'Amount', 'Merchant Amount', 'Currency'],
    ],
    sources: [...areas('dashboard'), kit, choices],
  },
  {
    routes: ['/reports'],
    texts: [
      ...['Currency', 'Country', 'Date From', 'Date To', 'Search', 'Print', 'Create Account'],
      ...['ID', 'Order ID', 'Account', 'Country', 'Operator', 'Product', 'Service Name'],
      ...['Transaction Date/Time', 'Transaction Amount', 'Merchant Share (96%)', '{{provider}} Share (4%)'],
      ...['Net Amount', 'Success', 'Failed'],
      ...['Transaction Date', 'Channel', 'Amount', 'Net Settled Amount', 'Show', 'Account #'],
    ],
    sources: [...areas('reports', 'merchants'), kit, choices],
  },
  {
    routes: ['/settlements', '/settlement/form/{id}', '/settlement-summary/{id}'],
    texts: [
      ...['Create Settlement', 'Country', 'Merchant', 'Total Revenue', 'Channel', 'Remittance (%)'],
      ...['Exchange Rate', 'Local Currency', 'Foreign Currency', 'Print', 'Paid'],
    ],
    sources: [...areas('settlements'), kit, 'packages/web/src/session'],
  },
  {
    routes: [
      ...['/merchants', '/merchants/form/{id}', '/merchants/account-balance/{id}', '/merchants/history/{id}'],
      ...['/carriers', '/carriers/form/{id}', '/carriers/history/{id}'],
    ],
    texts: [
      ...['Add Account Balance', 'Edit', 'History', 'Delete', 'Activate', 'Deactivate', 'Create Account'],
      ...['Name', 'Country', 'Currency', 'Type', 'Notification Email', 'Support Email', 'Billing Email'],
      ...['Commercial Email', 'Amount', 'Tax', 'Net Amount'],
    ],
    sources: [...areas('merchants', 'carriers'), kit],
  },
  {
    routes: ['/services', '/services/form/{id}'],
    texts: [
      ...['Country', 'Merchant', 'Carrier', 'Service Type', 'Service Name', 'Currency', 'Carrier Share'],
      ...[
        'Merchant Share',
        '{{provider}} Share',
        'Notification API',
        'Token API',
        'Click ID API',
        'Portal URL',
      ],
      ...['Credit Card service', 'Payment Methods', 'Loan', 'Others'],
    ],
    sources: [...areas('services'), choices, 'packages/web/src/i18n'],
  },
  {
    routes: ['/users', '/users/form/{id}', '/roles', '/roles/form/{id}'],
    texts: [
      ...['Name', 'User Name', 'Password', 'Email', 'User Type', 'Role', 'Status', 'Description'],
      ...['Admin', 'Operator', 'Merchant'],
    ],
    sources: [...areas('users', 'roles'), choices],
  },
  {
    routes: ['/account-profile', '/change-password'],
    texts: ['Name', 'Email', 'Current Password', 'New Password', 'Confirm Password'],
    sources: areas('account'),
  },
];

/** The screens of the payments specification. */
export const paymentScreens: readonly Screen[] = [
  {
    routes: ['/loan-requests'],
    texts: [
      ...['Search', 'Status', 'All', 'Pending', 'Approved', 'Rejected', 'Reset', 'Summary', 'Create New'],
      ...['Export', 'File Record', 'Loan Approval', 'Requested Date', 'Approval Date', 'Approve', 'Reject'],
      ...['Service', 'Amount', 'Full Name', 'National ID', 'MSISDN', 'Email', 'Country', 'Bank Name'],
    ],
    sources: [...areas('payouts'), kit, choices],
  },
  {
    routes: ['/file-records', '/loan-requests/approval'],
    texts: [
      ...['Original Name', 'File Name', 'Updated Records', 'No. of Transactions', 'Created Date', 'Export'],
      ...['File size', 'Total', 'Approved count', 'Rejected count', 'Amount', 'Proceed', 'Discard'],
    ],
    sources: [...areas('approvals'), kit],
  },
  {
    routes: ['/products', '/products/form/{id}'],
    texts: ['Name', 'SKU', 'Price', 'Inventory', 'Created Date', 'Create Product', 'Merchant'],
    sources: areas('products'),
  },
  {
    routes: [
      ...['/loan-accounts-balance', '/merchant-top-ups', '/loan-account-detail/{id}'],
      '/loan-account-detail/form/{id}',
    ],
    texts: [
      ...['View Details', 'Create Transaction', 'Show', 'History', 'Edit', 'Delete', 'Confirm', 'Cancel'],
      ...['IBFT', 'Cash', 'Settlement', 'USD Deposit', 'Available Balance', 'Billed Amount', 'Exchange Rate'],
      ...['{{provider}} Commission', 'SBP Charges', 'Service Sales Tax', 'Withholding Charges'],
      'The amount transferred after deducting all charges is shown in PKR.',
    ],
    sources: [...areas('loans'), choices, kit],
  },
  {
    routes: ['/checkout-logs', '/checkout-requests'],
    texts: ['Provider', 'Request', 'Response', 'Service ID', 'MSISDN', 'Amount', 'Product', 'Order ID'],
    sources: [...areas('checkout-logs', 'checkout-requests'), kit],
  },
  {
    routes: ['/collection', '/disbursement'],
    texts: [
      ...['Collection Overview', 'Payout Overview', 'Today', 'Yesterday', 'Last 7 days', 'Last 30 days'],
      ...['Last year', 'Custom'],
    ],
    sources: [...areas('overviews'), 'packages/domain/src/formats/date-presets.ts'],
  },
  {
    routes: ['/blacklists', '/blacklists/form/{id}'],
    texts: ['MSISDN', 'Created Date', 'Edit', 'Delete', 'Create Blacklist', 'MSISDN (923xxxxxxx)'],
    sources: [...areas('blacklists'), kit],
  },
  {
    routes: ['/packages', '/packages/form/{id}'],
    texts: [
      ...['Package Name', 'Amount', 'Callback', 'Service ID', 'Created Date', 'Edit', 'Link', 'Delete'],
      ...['Create Package', 'Payout Link', 'Name', 'Country', 'Currency', 'Callback URL', 'Service'],
    ],
    sources: [...areas('packages'), kit],
  },
  {
    routes: ['/subscriptions'],
    texts: [
      ...['MSISDN', 'Country', 'Operator', 'Merchant', 'Service Name', 'Subscription Type'],
      ...['Subscription Amount', 'Subscriber Status', 'Created Date'],
    ],
    sources: areas('subscriptions'),
  },
  { routes: ['/call-center'], texts: [], sources: areas('call-center') },
  {
    routes: [
      ...['/checkout/mena/{serviceId}/{orderId}', '/checkout/mena/paytab/redirect/{serviceId}/{orderId}'],
      ...['/hosted-checkout/eg/{sessionId}', '/hosted-checkout/mena/eg', '/checkout/via-link/{id}'],
    ],
    texts: [
      ...[
        'Select Payment Type',
        'Credit Card',
        'Virtual Wallet',
        'Via Ref',
        'Via QR',
        'OTP',
        'Mobile number',
      ],
      ...['Email', 'Continue', "We don't have any cash refund policy", 'Review your order', 'Currency'],
      ...['Amount', 'Please Wait', 'Transaction in progress'],
    ],
    sources: ['packages/checkout-widget/src', choices],
  },
];
