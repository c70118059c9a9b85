/**
 * Who sees a history entry besides the platform owner's users, who see every entry. `account`: all users of the record's
 * account. `balance`: also all of them, but users who may not see the account's balance get only an outline. `provider`:
 * nobody else.
 */
export type SeenBy = 'account' | 'balance' | 'provider';

/** The rule of an entry about a balance. Users who may not see the balance get only this code and these fields. */
interface BalanceRule {
  seenBy: 'balance';
  outline: { code: 'history.balance'; facts: readonly string[] };
}

type Rule = 'account' | 'provider' | BalanceRule;

/** Actions of history entries by kind of record, each with the users who see the entry. */
const rules = {
  merchant: {
    addMerchant: 'account',
    editMerchant: 'account',
    setMerchantStatus: 'account',
    addMerchantBalance: {
      seenBy: 'balance',
      outline: { code: 'history.balance', facts: ['reference'] },
    },
    deleteMerchant: 'account',
    rotateMerchantKey: 'account',
    disableWebhookEndpoint: 'account',
    'payment.limited': 'account',
  },
  carrier: {
    addCarrier: 'account',
    editCarrier: 'account',
    setCarrierStatus: 'account',
    deleteCarrier: 'account',
  },
  service: { addService: 'account', editService: 'account', setServiceStatus: 'account' },
  product: { addProduct: 'account', editProduct: 'account' },
  package: { addPackage: 'account', editPackage: 'account', deletePackage: 'account' },
  blacklist: {
    addBlacklistEntry: 'provider',
    editBlacklistEntry: 'provider',
    deleteBlacklistEntry: 'provider',
  },
  user: {
    addUser: 'account',
    editUser: 'account',
    setUserStatus: 'account',
    deleteUser: 'account',
    editProfile: 'account',
    changePassword: 'account',
    resetPassword: 'account',
  },
  installation: { renameOwner: 'provider' },
  role: { addRole: 'account', editRole: 'account', deleteRole: 'account' },
  'saved-view': { addSavedView: 'account', editSavedView: 'account', deleteSavedView: 'account' },
  settlement: { addSettlement: 'account' },
  payout: {
    addPayout: 'account',
    getPayout: 'account',
    setPayoutStatus: 'account',
    processApprovalFile: 'account',
    deletePayout: 'account',
  },
  'approval-file': {
    uploadApprovalFile: 'provider',
    processApprovalFile: 'provider',
    takeOutApprovalRows: 'provider',
    discardApprovalFile: 'provider',
  },
  'settlement-file': { addSettlementFile: 'provider', reviewSettlementLine: 'provider' },
  'loan-transaction': {
    addLoanTransaction: 'provider',
    editLoanTransaction: 'provider',
    deleteLoanTransaction: 'provider',
  },
  'checkout-session': {
    createCheckoutSession: 'account',
    cancelCheckoutSession: 'account',
    generatePaymentLink: 'account',
    'payment.paid': 'account',
    'payment.failed': 'account',
    'payment.expired': 'account',
    'payment.abandoned': 'account',
  },
  transaction: {
    'payment.refunded': 'account',
    'payment.refundOpen': 'provider',
    'payment.refundStuck': 'provider',
    'payment.refundFailed': 'account',
    addRefund: 'account',
    closeRefund: 'provider',
    updateTransactionStatus: 'account',
  },
  subscription: {
    addSubscription: 'account',
    setSubscriptionStatus: 'account',
    'subscription.charged': 'account',
    'subscription.failed': 'account',
    'subscription.canceled': 'account',
  },
  billing: { updateBillingStatus: 'account' },
  export: { startExport: 'account' },
  'webhook-delivery': { redeliverWebhook: 'account', redeliverWebhooks: 'account' },
  'api-key': {
    addApiKey: 'account',
    editApiKey: 'account',
    rotateApiKey: 'account',
    revokeApiKey: 'account',
  },
  'webhook-endpoint': {
    addWebhookEndpoint: 'account',
    editWebhookEndpoint: 'account',
    deleteWebhookEndpoint: 'account',
    testWebhookEndpoint: 'account',
    rotateEndpointSecret: 'account',
    disableWebhookEndpoint: 'account',
  },
} as const satisfies Record<string, Record<string, Rule>>;

export type EntryKind = keyof typeof rules;

/** A kind of record and one of its actions; every entry has both. */
export type EntryName<Kind extends EntryKind = EntryKind> = {
  [K in Kind]: { kind: K; action: keyof (typeof rules)[K] };
}[Kind];

const rulesOf = (kind: string): Record<string, Rule> =>
  (rules as Record<string, Record<string, Rule>>)[kind] ?? {};

/** Returns who sees the entries of an action. Only the platform owner's users see those of an unknown action. */
export function seenByOf(kind: string, action: string): SeenBy {
  const rule = rulesOf(kind)[action] ?? 'provider';
  return typeof rule === 'string' ? rule : rule.seenBy;
}

/** Returns the actions of a kind whose entries an account's own users see, completely or in part. */
export const openActions = (kind: string): string[] =>
  Object.keys(rulesOf(kind)).filter((action) => seenByOf(kind, action) !== 'provider');

/** Returns the code and fields of a balance entry for users who may not see the balance. */
export function balanceOutline(kind: string, action: string): BalanceRule['outline'] {
  const rule = rulesOf(kind)[action];
  return typeof rule === 'object' ? rule.outline : { code: 'history.balance', facts: [] };
}
