import type { PermissionRule } from './decide.ts';

const flag = (group: string, name: string, scope: 'own' | 'owner' = 'own'): PermissionRule => ({
  auth: 'token',
  group,
  flag: name,
  scope,
});
const any = (scope: 'own' | 'self' | 'owner'): PermissionRule => ({ auth: 'token', any: true, scope });
const open = (scope: 'public' | 'session'): PermissionRule => ({ auth: 'none', scope });
const key: PermissionRule = { auth: 'merchant-key', scope: 'own' };
const accountView = (group: string): PermissionRule => ({ ...flag(group, 'viewAll'), or: 'ownAccount' });

/** Who may call what, until the contract's generator writes it. */
export const operationPermissions: Readonly<Record<string, PermissionRule>> = {
  login: open('public'),
  logout: any('self'),
  getOwnPermissions: any('self'),
  getProfile: any('self'),
  editProfile: any('self'),
  changePassword: any('self'),
  listMerchants: accountView('MerchentManagement'),
  getMerchant: accountView('MerchentManagement'),
  listMerchantNames: any('own'),
  addMerchant: flag('MerchentManagement', 'createAccounts', 'owner'),
  editMerchant: flag('MerchentManagement', 'editAccounts', 'owner'),
  setMerchantStatus: flag('MerchentManagement', 'activateDeactivateAccounts', 'owner'),
  addMerchantBalance: flag('MerchentManagement', 'editAccounts', 'owner'),
  deleteMerchant: flag('MerchentManagement', 'editAccounts', 'owner'),
  getMerchantRevenue: flag('Settlements', 'viewAll'),
  getMerchantKeys: accountView('MerchentManagement'),
  rotateMerchantKey: {
    ...flag('MerchentManagement', 'editAccounts'),
    or: { group: 'Users', flag: 'editUsers', scope: 'ownAccount' },
  },
  listCarriers: accountView('CarrierManagement'),
  getCarrier: accountView('CarrierManagement'),
  addCarrier: flag('CarrierManagement', 'createAccounts', 'owner'),
  editCarrier: flag('CarrierManagement', 'editAccounts', 'owner'),
  setCarrierStatus: flag('CarrierManagement', 'activateDeactivateAccounts', 'owner'),
  deleteCarrier: flag('CarrierManagement', 'editAccounts', 'owner'),
  listOperators: any('own'),
  listServices: flag('Services', 'viewAll'),
  listOwnServices: any('own'),
  getService: flag('Services', 'viewAll'),
  getServiceBySid: flag('Services', 'viewAll'),
  addService: flag('Services', 'viewAll', 'owner'),
  editService: flag('Services', 'viewAll', 'owner'),
  setServiceStatus: flag('Services', 'viewAll', 'owner'),
  listSettlements: flag('Settlements', 'viewAll'),
  getSettlement: flag('Settlements', 'viewAll'),
  addSettlement: flag('Settlements', 'addSettlement', 'owner'),
  reportTransactions: flag('Reports', 'viewAll'),
  reportSettlements: flag('Reports', 'viewAll'),
  getSettlementReport: flag('Reports', 'viewAll'),
  getCheckoutSession: open('public'),
  getCheckoutService: open('public'),
  createCheckoutSession: key,
  retrieveCheckoutSession: key,
  watchCheckoutSession: open('session'),
  requestReferenceNumber: open('session'),
  getPaymentStatus: open('session'),
  updateCardStatus: open('session'),
  receiveProviderCallback: { auth: 'provider-signature', scope: 'public' },
};
