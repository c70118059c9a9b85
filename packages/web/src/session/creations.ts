import { type Caller, hasFlag, isPlatformOwner, type PermissionFlag } from '@daftar/domain';
import type { Text } from '../i18n/text.ts';

type Creation = { readonly label: Text; readonly flag: PermissionFlag; readonly ownerOnly?: true };

/** The pages of new records, what they are called, and what they ask of whoever opens them. The server decides; this only shows. */
const creations = {
  '/merchants/form/new': {
    label: 'Create merchant',
    flag: 'MerchentManagement.createAccounts',
    ownerOnly: true,
  },
  '/carriers/form/new': {
    label: 'Create carrier',
    flag: 'CarrierManagement.createAccounts',
    ownerOnly: true,
  },
  '/services/form/new': { label: 'Create service', flag: 'Services.viewAll', ownerOnly: true },
  '/settlement/form/new': { label: 'Create settlement', flag: 'Settlements.addSettlement', ownerOnly: true },
  '/users/form/new': { label: 'Create user', flag: 'Users.addUsers' },
  '/roles/form/new': { label: 'Create role', flag: 'Roles.addRoles' },
  '/packages/form/new': { label: 'Create package', flag: 'PackagesManagement.createPackage' },
  '/products/form/new': { label: 'Create product', flag: 'ProductManagement.createProducts' },
  '/blacklists/form/new': {
    label: 'Create blacklist',
    flag: 'BlacklistManagement.createBlacklist',
    ownerOnly: true,
  },
} as const satisfies Readonly<Record<string, Creation>>;

export type CreationPath = keyof typeof creations;

export const creationPaths = Object.keys(creations) as readonly CreationPath[];

/** What making such a record is called. */
export const creationName = (path: CreationPath): Text => creations[path].label;

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
