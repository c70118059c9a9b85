import type { PermissionFlag } from '@daftar/domain';
import { Plus } from 'lucide-react';
import type { Texts } from '../../i18n/i18n.ts';
import type { Text } from '../../i18n/text.ts';
import type { Session } from '../../session/use-session.ts';
import type { Command } from './command.ts';

type Creation = { label: Text; path: string; flag: PermissionFlag; owner?: true };

/** What can be made, and who may: the same flags as on the lists' own buttons. */
const creations: readonly Creation[] = [
  {
    label: 'Create merchant',
    path: '/merchants/form/new',
    flag: 'MerchentManagement.createAccounts',
    owner: true,
  },
  {
    label: 'Create carrier',
    path: '/carriers/form/new',
    flag: 'CarrierManagement.createAccounts',
    owner: true,
  },
  { label: 'Create service', path: '/services/form/new', flag: 'Services.viewAll', owner: true },
  {
    label: 'Create settlement',
    path: '/settlement/form/new',
    flag: 'Settlements.addSettlement',
    owner: true,
  },
  { label: 'Create user', path: '/users/form/new', flag: 'Users.addUsers' },
  { label: 'Create role', path: '/roles/form/new', flag: 'Roles.addRoles' },
  { label: 'Create package', path: '/packages/form/new', flag: 'PackagesManagement.createPackage' },
  { label: 'Create product', path: '/products/form/new', flag: 'ProductManagement.createProducts' },
  {
    label: 'Create blacklist',
    path: '/blacklists/form/new',
    flag: 'BlacklistManagement.createBlacklist',
    owner: true,
  },
];

/** A command for each thing that the caller may make. */
export function createCommands(
  { can, platformOwner }: Pick<Session, 'can' | 'platformOwner'>,
  { t }: Texts,
  isPage: (path: string) => boolean,
  open: (path: string) => void,
): readonly Command[] {
  return creations
    .filter(({ path, flag, owner }) => can(flag) && (platformOwner || !owner) && isPage(path))
    .map(({ label, path }) => ({
      id: label,
      group: 'Create',
      label: t(label),
      words: label,
      icon: <Plus size={18} strokeWidth={1.75} aria-hidden />,
      run: () => open(path),
    }));
}
