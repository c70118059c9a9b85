import { type Caller, hasFlag, isPlatformOwner, type PermissionFlag } from '@daftar/domain';

type Creation = { readonly flag: PermissionFlag; readonly ownerOnly?: true };

/** The pages of new records, and what they ask of whoever opens them. The server decides; this only shows. */
const creations = {
  '/merchants/form/new': { flag: 'MerchentManagement.createAccounts', ownerOnly: true },
  '/carriers/form/new': { flag: 'CarrierManagement.createAccounts', ownerOnly: true },
  '/services/form/new': { flag: 'Services.viewAll', ownerOnly: true },
  '/settlement/form/new': { flag: 'Settlements.addSettlement', ownerOnly: true },
  '/users/form/new': { flag: 'Users.addUsers' },
  '/roles/form/new': { flag: 'Roles.addRoles' },
  '/packages/form/new': { flag: 'PackagesManagement.createPackage' },
  '/products/form/new': { flag: 'ProductManagement.createProducts' },
  '/blacklists/form/new': { flag: 'BlacklistManagement.createBlacklist', ownerOnly: true },
} as const satisfies Readonly<Record<string, Creation>>;

export type CreationPath = keyof typeof creations;

/** The flag that a page of a new record asks for. */
export const creationFlag = (path: CreationPath): PermissionFlag => creations[path].flag;

/** Whether such records are made by accounts of the caller's kind at all: some are the provider's alone. */
export function isTheirs(caller: Caller, path: CreationPath): boolean {
  const { ownerOnly }: Creation = creations[path];
  return isPlatformOwner(caller) || !ownerOnly;
}

export function mayCreate(caller: Caller, path: CreationPath): boolean {
  return hasFlag(caller.permissions, creationFlag(path)) && isTheirs(caller, path);
}
