const accountFlags = ['viewAll', 'createAccounts', 'editAccounts', 'activateDeactivateAccounts'] as const;

/** Every permission group with its flags, by their wire names, in the order of the role form. */
export const permissionFlags = {
  Dashboard: ['viewAll', 'viewUserGraphs'],
  Collection: ['viewAll'],
  Disbursement: ['viewAll'],
  UserLogs: ['viewAll'],
  Subscription: ['viewAll'],
  Services: ['viewAll'],
  SubscriptionLogs: ['viewAll'],
  OneTimePurchase: ['viewAll'],
  CallCenter: ['viewAll'],
  Users: ['viewAll', 'addUsers', 'editUsers', 'activeDeactivateUser'],
  Roles: ['viewAll', 'addRoles', 'editRoles', 'activateDeactivateRole'],
  BlacklistManagement: ['viewAll', 'createBlacklist', 'editBlacklist'],
  CarrierManagement: accountFlags,
  MerchentManagement: accountFlags,
  PackagesManagement: ['viewAll', 'createPackage', 'editPackage'],
  OperatorManagement: ['viewAll', 'createPrefix', 'uploadPrefix', 'editPrefix', 'deletePrefix'],
  Blacklist: [
    'viewAll',
    'addBlacklistNumber',
    'addBulkBlacklistNumbers',
    'editBlacklistNumber',
    'deleteBlacklistNumber',
  ],
  Reports: ['viewAll', 'generateReport', 'addEditDelete'],
  ProductManagement: ['viewAll', 'viewProducts', 'createProducts', 'viewCategories'],
  Settlements: ['viewAll', 'addSettlement'],
  LoanRequest: ['viewAll', 'viewLoanAccounts', 'approveRequests', 'editLoanTransactions'],
} as const;

export type PermissionGroup = keyof typeof permissionFlags;

/** A flag with its group, 'Reports.viewAll'. */
export type PermissionFlag = {
  [G in PermissionGroup]: `${G}.${(typeof permissionFlags)[G][number]}`;
}[PermissionGroup];

/** Groups whose sections of the role form only the platform owner sees. */
export const ownerOnlyGroups = [
  'BlacklistManagement',
  'CarrierManagement',
  'MerchentManagement',
  'PackagesManagement',
  'Blacklist',
  'Settlements',
  'LoanRequest',
  'CallCenter',
] as const satisfies readonly PermissionGroup[];

/** The groups that a caller's role form shows. */
export function groupsFor(platformOwner: boolean): readonly PermissionGroup[] {
  const groups = Object.keys(permissionFlags) as PermissionGroup[];
  const hidden: readonly PermissionGroup[] = ownerOnlyGroups;
  return platformOwner ? groups : groups.filter((group) => !hidden.includes(group));
}
