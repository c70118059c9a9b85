import { Plus } from 'lucide-react';
import type { Texts } from '../../i18n/i18n.ts';
import type { Text } from '../../i18n/text.ts';
import { type CreationPath, mayCreate } from '../../session/creations.ts';
import type { Session } from '../../session/use-session.ts';
import type { Command } from './command.ts';

/** What can be made, by the same rule as the lists' own buttons. */
const creations: readonly { label: Text; path: CreationPath }[] = [
  { label: 'Create merchant', path: '/merchants/form/new' },
  { label: 'Create carrier', path: '/carriers/form/new' },
  { label: 'Create service', path: '/services/form/new' },
  { label: 'Create settlement', path: '/settlement/form/new' },
  { label: 'Create user', path: '/users/form/new' },
  { label: 'Create role', path: '/roles/form/new' },
  { label: 'Create package', path: '/packages/form/new' },
  { label: 'Create product', path: '/products/form/new' },
  { label: 'Create blacklist', path: '/blacklists/form/new' },
];

/** A command for each thing that the caller may make. */
export function createCommands(
  { caller }: Pick<Session, 'caller'>,
  { t }: Texts,
  isPage: (path: string) => boolean,
  open: (path: string) => void,
): readonly Command[] {
  return creations
    .filter(({ path }) => mayCreate(caller, path) && isPage(path))
    .map(({ label, path }) => ({
      id: label,
      group: 'Create',
      label: t(label),
      words: label,
      icon: <Plus size={18} strokeWidth={1.75} aria-hidden />,
      run: () => open(path),
    }));
}
