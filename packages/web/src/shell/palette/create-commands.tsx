import { Plus } from 'lucide-react';
import type { Texts } from '../../i18n/texts-of.ts';
import { creations } from '../../session/permissions/creations.ts';
import type { Session } from '../../session/permissions/use-session.ts';
import type { Command } from './command.ts';

/** Returns a command for each kind of record that the user may create. */
export function createCommands(
  { can }: Pick<Session, 'can'>,
  { t }: Texts,
  isPage: (path: string) => boolean,
  open: (path: string) => void,
): readonly Command[] {
  return Object.entries(creations)
    .filter(([path, { operation }]) => can(operation) && isPage(path))
    .map(([path, { label }]) => {
      const icon = <Plus size={18} strokeWidth={1.75} aria-hidden />;
      return { id: label, group: 'Create', label: t(label), words: label, icon, run: () => open(path) };
    });
}
