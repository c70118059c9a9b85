import { type Caller, hasFlag, isPlatformOwner, type PermissionFlag } from '@daftar/domain';
import type { Text } from '../i18n/text.ts';

type Creation = { readonly label: Text; readonly flag: PermissionFlag; readonly ownerOnly?: true };

/**
 * The creation pages with their labels and required permissions. Only for display: the server enforces the permissions.
 * `ownerOnly` marks records that only the provider creates.
 */
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

/** Returns the label of a creation page. */
export const creationName = (path: CreationPath): Text => creations[path].label;

/** Returns the permission that a creation page requires. */
export const creationFlag = (path: CreationPath): PermissionFlag => creations[path].flag;

/** Tells whether the user's kind of account can create such records at all; some are only for the provider. */
export function canAccountCreate(caller: Caller, path: CreationPath): boolean {
  const { ownerOnly }: Creation = creations[path];
  return isPlatformOwner(caller) || !ownerOnly;
}

export function mayCreate(caller: Caller, path: CreationPath): boolean {
  return hasFlag(caller.permissions, creationFlag(path)) && canAccountCreate(caller, path);
}
