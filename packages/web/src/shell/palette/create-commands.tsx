import { Plus } from 'lucide-react';
import type { Texts } from '../../i18n/texts-of.ts';
import { registeredAreas } from '../../session/areas.ts';
import type { Session } from '../../session/permissions/use-session.ts';
import type { Command } from './command.ts';

/** Returns a command for each kind of record that the user may create. */
export function createCommands(
  { can }: Pick<Session, 'can'>,
  { t }: Texts,
  open: (path: string) => void,
): readonly Command[] {
  return registeredAreas()
    .flatMap(({ creates = [] }) => creates)
    .filter(({ operation }) => can(operation))
    .map(({ path, label }) => {
      const icon = <Plus size={18} strokeWidth={1.75} aria-hidden />;
      return { id: label, group: 'Create', label: t(label), words: label, icon, run: () => open(path) };
    });
}
