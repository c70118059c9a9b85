import { Plus } from 'lucide-react';
import type { Texts } from '../../i18n/i18n.ts';
import { creationName, creationPaths, mayCreate } from '../../session/creations.ts';
import type { Session } from '../../session/use-session.ts';
import type { Command } from './command.ts';

/** Returns a command for each kind of record that the user may create. */
export function createCommands(
  { caller }: Pick<Session, 'caller'>,
  { t }: Texts,
  isPage: (path: string) => boolean,
  open: (path: string) => void,
): readonly Command[] {
  return creationPaths
    .filter((path) => mayCreate(caller, path) && isPage(path))
    .map((path) => {
      const label = creationName(path);
      const icon = <Plus size={18} strokeWidth={1.75} aria-hidden />;
      return { id: label, group: 'Create', label: t(label), words: label, icon, run: () => open(path) };
    });
}
