// Generated from the contract by openapi/scripts/generate.ts: do not edit.

/** Who may call an operation. */
export interface Permission {
  readonly auth: 'token' | 'none' | 'merchant-key' | 'provider-signature';
  readonly group?: string;
  readonly flag?: string;
  readonly any?: true;
  readonly or?: 'ownAccount' | 'oneself' | 'public' | 'basic' | { readonly group: string; readonly flag: string; readonly scope: 'ownAccount' };
  readonly scope: 'own' | 'owner' | 'self' | 'session' | 'public';
}

export interface OperationInfo {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly permission: Permission;
  /** It moves money: a request may carry an Idempotency-Key. */
  readonly idempotent: boolean;
  /** Ours, beyond what the first clients know. */
  readonly extension: boolean;
  readonly tag: string;
}

export const operations = {
  login: { method: 'POST', path: '/auth/login', permission: { auth: 'none', scope: 'public' }, idempotent: false, extension: false, tag: 'auth' },
  logout: { method: 'POST', path: '/auth/logout', permission: { auth: 'token', any: true, scope: 'self' }, idempotent: false, extension: true, tag: 'auth' },
  getOwnPermissions: { method: 'GET', path: '/roles/get/permissions/get-by-user', permission: { auth: 'token', any: true, scope: 'self' }, idempotent: false, extension: false, tag: 'roles' },
  getProfile: { method: 'GET', path: '/profiles/get', permission: { auth: 'token', any: true, scope: 'self' }, idempotent: false, extension: false, tag: 'profile' },
  editProfile: { method: 'PUT', path: '/profiles/edit', permission: { auth: 'token', any: true, scope: 'self' }, idempotent: false, extension: false, tag: 'profile' },
  changePassword: { method: 'PUT', path: '/users/edit/status/change-password', permission: { auth: 'token', any: true, scope: 'self' }, idempotent: false, extension: false, tag: 'profile' },
  listMerchants: { method: 'GET', path: '/merchants/get', permission: { auth: 'token', group: 'MerchentManagement', flag: 'viewAll', or: 'ownAccount', scope: 'own' }, idempotent: false, extension: false, tag: 'merchants' },
  getMerchant: { method: 'GET', path: '/merchants/get/{id}', permission: { auth: 'token', group: 'MerchentManagement', flag: 'viewAll', or: 'ownAccount', scope: 'own' }, idempotent: false, extension: false, tag: 'merchants' },
  listMerchantNames: { method: 'GET', path: '/merchants/get/user-type-id/from-redis', permission: { auth: 'token', any: true, scope: 'own' }, idempotent: false, extension: false, tag: 'merchants' },
  addMerchant: { method: 'POST', path: '/merchants/add', permission: { auth: 'token', group: 'MerchentManagement', flag: 'createAccounts', scope: 'owner' }, idempotent: false, extension: false, tag: 'merchants' },
  editMerchant: { method: 'PUT', path: '/merchants/edit/{id}', permission: { auth: 'token', group: 'MerchentManagement', flag: 'editAccounts', scope: 'owner' }, idempotent: false, extension: false, tag: 'merchants' },
  setMerchantStatus: { method: 'PUT', path: '/merchants/edit/status/{id}', permission: { auth: 'token', group: 'MerchentManagement', flag: 'activateDeactivateAccounts', scope: 'owner' }, idempotent: false, extension: false, tag: 'merchants' },
  addMerchantBalance: { method: 'PUT', path: '/merchants/account-balance/{id}', permission: { auth: 'token', group: 'MerchentManagement', flag: 'editAccounts', scope: 'owner' }, idempotent: true, extension: false, tag: 'merchants' },
  deleteMerchant: { method: 'DELETE', path: '/merchants/delete/{id}', permission: { auth: 'token', group: 'MerchentManagement', flag: 'editAccounts', scope: 'owner' }, idempotent: false, extension: false, tag: 'merchants' },
  getMerchantRevenue: { method: 'POST', path: '/merchants/add/revenue', permission: { auth: 'token', group: 'Settlements', flag: 'viewAll', scope: 'own' }, idempotent: false, extension: false, tag: 'merchants' },
  getMerchantKeys: { method: 'GET', path: '/merchants/keys/{id}', permission: { auth: 'token', group: 'MerchentManagement', flag: 'viewAll', or: 'ownAccount', scope: 'own' }, idempotent: false, extension: true, tag: 'merchants' },
  rotateMerchantKey: { method: 'POST', path: '/merchants/keys/{id}/rotate', permission: { auth: 'token', group: 'MerchentManagement', flag: 'editAccounts', or: { group: 'Users', flag: 'editUsers', scope: 'ownAccount' }, scope: 'own' }, idempotent: false, extension: true, tag: 'merchants' },
  listCarriers: { method: 'GET', path: '/carriers/get', permission: { auth: 'token', group: 'CarrierManagement', flag: 'viewAll', or: 'ownAccount', scope: 'own' }, idempotent: false, extension: false, tag: 'carriers' },
  getCarrier: { method: 'GET', path: '/carriers/get/{id}', permission: { auth: 'token', group: 'CarrierManagement', flag: 'viewAll', or: 'ownAccount', scope: 'own' }, idempotent: false, extension: false, tag: 'carriers' },
  addCarrier: { method: 'POST', path: '/carriers/add', permission: { auth: 'token', group: 'CarrierManagement', flag: 'createAccounts', scope: 'owner' }, idempotent: false, extension: false, tag: 'carriers' },
  editCarrier: { method: 'PUT', path: '/carriers/edit/{id}', permission: { auth: 'token', group: 'CarrierManagement', flag: 'editAccounts', scope: 'owner' }, idempotent: false, extension: false, tag: 'carriers' },
  setCarrierStatus: { method: 'PUT', path: '/carriers/edit/status/{id}', permission: { auth: 'token', group: 'CarrierManagement', flag: 'activateDeactivateAccounts', scope: 'owner' }, idempotent: false, extension: false, tag: 'carriers' },
  deleteCarrier: { method: 'DELETE', path: '/carrier/delete/{id}', permission: { auth: 'token', group: 'CarrierManagement', flag: 'editAccounts', scope: 'owner' }, idempotent: false, extension: false, tag: 'carriers' },
  listOperators: { method: 'GET', path: '/operators/get', permission: { auth: 'token', any: true, scope: 'own' }, idempotent: false, extension: false, tag: 'operators' },
  listServices: { method: 'GET', path: '/services/get', permission: { auth: 'token', group: 'Services', flag: 'viewAll', scope: 'own' }, idempotent: false, extension: false, tag: 'services' },
  listOwnServices: { method: 'GET', path: '/services/get/by-user', permission: { auth: 'token', any: true, scope: 'own' }, idempotent: false, extension: false, tag: 'services' },
  getService: { method: 'GET', path: '/services/get/{id}', permission: { auth: 'token', group: 'Services', flag: 'viewAll', scope: 'own' }, idempotent: false, extension: false, tag: 'services' },
  getServiceBySid: { method: 'GET', path: '/services/get/sid/{sid}', permission: { auth: 'token', group: 'Services', flag: 'viewAll', scope: 'own' }, idempotent: false, extension: false, tag: 'services' },
  addService: { method: 'POST', path: '/services/add', permission: { auth: 'token', group: 'Services', flag: 'viewAll', scope: 'owner' }, idempotent: false, extension: false, tag: 'services' },
  editService: { method: 'PUT', path: '/services/edit/{id}', permission: { auth: 'token', group: 'Services', flag: 'viewAll', scope: 'owner' }, idempotent: false, extension: false, tag: 'services' },
  setServiceStatus: { method: 'PUT', path: '/services/edit/status/{id}', permission: { auth: 'token', group: 'Services', flag: 'viewAll', scope: 'owner' }, idempotent: false, extension: false, tag: 'services' },
  listSettlements: { method: 'GET', path: '/settlements/get', permission: { auth: 'token', group: 'Settlements', flag: 'viewAll', scope: 'own' }, idempotent: false, extension: false, tag: 'settlements' },
  getSettlement: { method: 'GET', path: '/settlements/get/{id}', permission: { auth: 'token', group: 'Settlements', flag: 'viewAll', scope: 'own' }, idempotent: false, extension: false, tag: 'settlements' },
  addSettlement: { method: 'POST', path: '/settlements/add', permission: { auth: 'token', group: 'Settlements', flag: 'addSettlement', scope: 'owner' }, idempotent: true, extension: false, tag: 'settlements' },
  reportTransactions: { method: 'POST', path: '/reports/transaction-report', permission: { auth: 'token', group: 'Reports', flag: 'viewAll', scope: 'own' }, idempotent: false, extension: false, tag: 'reports' },
  reportSettlements: { method: 'POST', path: '/reports/settlement-report', permission: { auth: 'token', group: 'Reports', flag: 'viewAll', scope: 'own' }, idempotent: false, extension: false, tag: 'reports' },
  getSettlementReport: { method: 'GET', path: '/reports/settlement-report/{id}', permission: { auth: 'token', group: 'Reports', flag: 'viewAll', scope: 'own' }, idempotent: false, extension: false, tag: 'reports' },
  getCheckoutSession: { method: 'GET', path: '/checkout/get/service', permission: { auth: 'none', scope: 'public' }, idempotent: false, extension: false, tag: 'checkout' },
  getCheckoutService: { method: 'GET', path: '/checkout/get/service/{serviceId}', permission: { auth: 'none', scope: 'public' }, idempotent: false, extension: true, tag: 'checkout' },
  createCheckoutSession: { method: 'POST', path: '/checkout/sessions', permission: { auth: 'merchant-key', scope: 'own' }, idempotent: true, extension: true, tag: 'checkout' },
  retrieveCheckoutSession: { method: 'GET', path: '/checkout/sessions/{id}', permission: { auth: 'merchant-key', scope: 'own' }, idempotent: false, extension: true, tag: 'checkout' },
  watchCheckoutSession: { method: 'GET', path: '/checkout/sessions/{id}/events', permission: { auth: 'none', scope: 'session' }, idempotent: false, extension: true, tag: 'checkout' },
  listCheckoutLogs: { method: 'POST', path: '/checkout/get/logs', permission: { auth: 'token', any: true, scope: 'owner' }, idempotent: false, extension: false, tag: 'checkout' },
  searchCheckoutLogs: { method: 'POST', path: '/checkout/get/search', permission: { auth: 'token', any: true, scope: 'owner' }, idempotent: false, extension: false, tag: 'checkout' },
  listCheckoutRequests: { method: 'POST', path: '/checkout/get/requests', permission: { auth: 'token', any: true, scope: 'owner' }, idempotent: false, extension: false, tag: 'checkout' },
  searchCheckoutRequests: { method: 'POST', path: '/checkout/get/requests/search', permission: { auth: 'token', any: true, scope: 'owner' }, idempotent: false, extension: false, tag: 'checkout' },
  startCheckout: { method: 'POST', path: '/checkout', permission: { auth: 'none', scope: 'session' }, idempotent: true, extension: false, tag: 'checkout' },
  payByCard: { method: 'PUT', path: '/checkout/cc', permission: { auth: 'none', scope: 'session' }, idempotent: true, extension: false, tag: 'checkout' },
  payByEasypaisaCard: { method: 'POST', path: '/checkout/credit-card-checkout/easypaisa', permission: { auth: 'none', scope: 'session' }, idempotent: true, extension: false, tag: 'checkout' },
  startCardPayment: { method: 'POST', path: '/mena/3D-secure/checkout', permission: { auth: 'none', scope: 'session' }, idempotent: true, extension: false, tag: 'mena' },
  requestWalletQr: { method: 'POST', path: '/mena/e-wallet/via-qr', permission: { auth: 'none', scope: 'session' }, idempotent: true, extension: false, tag: 'mena' },
  requestWalletPush: { method: 'POST', path: '/mena/e-wallet/via-r-2-p', permission: { auth: 'none', scope: 'session' }, idempotent: true, extension: false, tag: 'mena' },
  startPaytabsPayment: { method: 'POST', path: '/mena/paytab/make-payment', permission: { auth: 'none', scope: 'session' }, idempotent: true, extension: false, tag: 'mena' },
  requestReferenceNumber: { method: 'POST', path: '/mena/referance-number', permission: { auth: 'none', scope: 'session' }, idempotent: true, extension: false, tag: 'mena' },
  getPaymentStatus: { method: 'POST', path: '/mena/payment-status', permission: { auth: 'none', scope: 'session' }, idempotent: false, extension: false, tag: 'mena' },
  updateCardStatus: { method: 'PUT', path: '/mena/3D-secure/update-status', permission: { auth: 'none', scope: 'session' }, idempotent: false, extension: false, tag: 'mena' },
  startPaymobPayment: { method: 'POST', path: '/paymob/checkout/make-payment', permission: { auth: 'none', scope: 'session' }, idempotent: true, extension: false, tag: 'paymob' },
  updatePaymobStatus: { method: 'PUT', path: '/paymob/checkout/update-status', permission: { auth: 'none', scope: 'session' }, idempotent: false, extension: false, tag: 'paymob' },
  startMontyPayment: { method: 'POST', path: '/monty/checkout/make-payment', permission: { auth: 'none', scope: 'session' }, idempotent: true, extension: false, tag: 'monty' },
  receiveProviderCallback: { method: 'POST', path: '/callbacks/{provider}', permission: { auth: 'provider-signature', scope: 'public' }, idempotent: false, extension: true, tag: 'callbacks' },
  listPayouts: { method: 'POST', path: '/credit-loan/loan-request/get', permission: { auth: 'token', group: 'LoanRequest', flag: 'viewAll', scope: 'own' }, idempotent: false, extension: false, tag: 'payouts' },
  searchPayouts: { method: 'POST', path: '/credit-loan/loan-request/get/search', permission: { auth: 'token', group: 'LoanRequest', flag: 'viewAll', scope: 'own' }, idempotent: false, extension: false, tag: 'payouts' },
  summarizePayouts: { method: 'POST', path: '/credit-loan/loan-request/summary', permission: { auth: 'token', group: 'LoanRequest', flag: 'viewAll', scope: 'own' }, idempotent: false, extension: true, tag: 'payouts' },
  addPayout: { method: 'POST', path: '/credit-loan/loan-request/add/via-portal', permission: { auth: 'token', group: 'LoanRequest', flag: 'viewAll', scope: 'own' }, idempotent: true, extension: false, tag: 'payouts' },
  deletePayout: { method: 'DELETE', path: '/credit-loan/loan-request/delete/{id}', permission: { auth: 'token', group: 'LoanRequest', flag: 'approveRequests', scope: 'owner' }, idempotent: false, extension: false, tag: 'payouts' },
  setPayoutStatus: { method: 'PUT', path: '/file-upload/process/edit/change-status', permission: { auth: 'token', group: 'LoanRequest', flag: 'approveRequests', scope: 'owner' }, idempotent: true, extension: false, tag: 'payouts' },
  listApprovalFiles: { method: 'POST', path: '/credit-loan/loan-request/file-record', permission: { auth: 'token', group: 'LoanRequest', flag: 'viewAll', scope: 'owner' }, idempotent: false, extension: false, tag: 'approvals' },
  uploadApprovalFile: { method: 'POST', path: '/file-upload/process/file/upload', permission: { auth: 'token', group: 'LoanRequest', flag: 'approveRequests', scope: 'owner' }, idempotent: false, extension: false, tag: 'approvals' },
  getApprovalVerdicts: { method: 'GET', path: '/file-upload/process/file/verdicts/{fileName}', permission: { auth: 'token', group: 'LoanRequest', flag: 'approveRequests', scope: 'owner' }, idempotent: false, extension: true, tag: 'approvals' },
  processApprovalFile: { method: 'POST', path: '/file-upload/process/file/file-parse', permission: { auth: 'token', group: 'LoanRequest', flag: 'approveRequests', scope: 'owner' }, idempotent: true, extension: false, tag: 'approvals' },
  discardApprovalFile: { method: 'DELETE', path: '/file-upload/process/file/delete/{fileName}', permission: { auth: 'token', group: 'LoanRequest', flag: 'approveRequests', scope: 'owner' }, idempotent: false, extension: true, tag: 'approvals' },
  getApprovalResult: { method: 'GET', path: '/file-upload/process/file/result/{id}', permission: { auth: 'token', group: 'LoanRequest', flag: 'viewAll', scope: 'owner' }, idempotent: false, extension: true, tag: 'approvals' },
  listLoanAccounts: { method: 'GET', path: '/credit-loan/loan-accounts/get', permission: { auth: 'token', group: 'LoanRequest', flag: 'viewLoanAccounts', scope: 'own' }, idempotent: false, extension: false, tag: 'loans' },
  getLoanTransaction: { method: 'GET', path: '/credit-loan/loan-account-detail/get/{id}', permission: { auth: 'token', group: 'LoanRequest', flag: 'viewLoanAccounts', scope: 'own' }, idempotent: false, extension: false, tag: 'loans' },
  listLoanTransactions: { method: 'GET', path: '/credit-loan/loan-account-detail/get/all/{id}', permission: { auth: 'token', group: 'LoanRequest', flag: 'viewLoanAccounts', scope: 'own' }, idempotent: false, extension: false, tag: 'loans' },
  addLoanTransaction: { method: 'POST', path: '/credit-loan/loan-account-detail/add', permission: { auth: 'token', group: 'LoanRequest', flag: 'editLoanTransactions', scope: 'owner' }, idempotent: true, extension: false, tag: 'loans' },
  editLoanTransaction: { method: 'PUT', path: '/credit-loan/loan-account-detail/edit/{id}', permission: { auth: 'token', group: 'LoanRequest', flag: 'editLoanTransactions', scope: 'owner' }, idempotent: true, extension: false, tag: 'loans' },
  deleteLoanTransaction: { method: 'DELETE', path: '/credit-loan/loan-account-detail/delete/{id}', permission: { auth: 'token', group: 'LoanRequest', flag: 'editLoanTransactions', scope: 'owner' }, idempotent: true, extension: false, tag: 'loans' },
  listProducts: { method: 'GET', path: '/products/get', permission: { auth: 'token', group: 'ProductManagement', flag: 'viewProducts', or: 'basic', scope: 'own' }, idempotent: false, extension: false, tag: 'products' },
  getProduct: { method: 'GET', path: '/products/get/{id}', permission: { auth: 'token', group: 'ProductManagement', flag: 'viewProducts', scope: 'own' }, idempotent: false, extension: true, tag: 'products' },
  addProduct: { method: 'POST', path: '/products/add', permission: { auth: 'token', group: 'ProductManagement', flag: 'createProducts', scope: 'own' }, idempotent: false, extension: true, tag: 'products' },
  editProduct: { method: 'PUT', path: '/products/edit/{id}', permission: { auth: 'token', group: 'ProductManagement', flag: 'createProducts', scope: 'own' }, idempotent: false, extension: true, tag: 'products' },
  listBlacklist: { method: 'GET', path: '/black-lists/get', permission: { auth: 'token', group: 'BlacklistManagement', flag: 'viewAll', scope: 'owner' }, idempotent: false, extension: false, tag: 'blacklists' },
  getBlacklistEntry: { method: 'GET', path: '/black-lists/get/{id}', permission: { auth: 'token', group: 'BlacklistManagement', flag: 'viewAll', scope: 'owner' }, idempotent: false, extension: false, tag: 'blacklists' },
  addBlacklistEntry: { method: 'POST', path: '/black-lists/add', permission: { auth: 'token', group: 'BlacklistManagement', flag: 'createBlacklist', scope: 'owner' }, idempotent: false, extension: false, tag: 'blacklists' },
  editBlacklistEntry: { method: 'PUT', path: '/black-lists/edit/{id}', permission: { auth: 'token', group: 'BlacklistManagement', flag: 'editBlacklist', scope: 'owner' }, idempotent: false, extension: false, tag: 'blacklists' },
  deleteBlacklistEntry: { method: 'DELETE', path: '/black-lists/delete/{id}', permission: { auth: 'token', group: 'BlacklistManagement', flag: 'editBlacklist', scope: 'owner' }, idempotent: false, extension: false, tag: 'blacklists' },
  listPackages: { method: 'GET', path: '/packages/get', permission: { auth: 'token', group: 'PackagesManagement', flag: 'viewAll', scope: 'own' }, idempotent: false, extension: false, tag: 'packages' },
  getPackage: { method: 'GET', path: '/packages/get/{id}', permission: { auth: 'token', group: 'PackagesManagement', flag: 'viewAll', or: 'public', scope: 'own' }, idempotent: false, extension: false, tag: 'packages' },
  addPackage: { method: 'POST', path: '/packages/add', permission: { auth: 'token', group: 'PackagesManagement', flag: 'createPackage', scope: 'own' }, idempotent: false, extension: false, tag: 'packages' },
  editPackage: { method: 'PUT', path: '/packages/edit/{id}', permission: { auth: 'token', group: 'PackagesManagement', flag: 'editPackage', scope: 'own' }, idempotent: false, extension: false, tag: 'packages' },
  deletePackage: { method: 'DELETE', path: '/packages/delete/{id}', permission: { auth: 'token', group: 'PackagesManagement', flag: 'editPackage', scope: 'own' }, idempotent: false, extension: false, tag: 'packages' },
  generatePaymentLink: { method: 'POST', path: '/packages/generate-link', permission: { auth: 'none', scope: 'public' }, idempotent: true, extension: false, tag: 'packages' },
} as const satisfies Record<string, OperationInfo>;

export type OperationId = keyof typeof operations;
