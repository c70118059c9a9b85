import type { MenuItem } from '@daftar/domain';
import type { Texts } from '../../i18n/texts-of.ts';
import { pageName } from '../page-name.ts';
import { goKeys } from '../shortcuts/go-keys.ts';
import type { Command } from './command.ts';
import { EntryIcon } from './entry-icon.tsx';

/** Returns a command for each page that the user can reach. */
export function pageCommands(
  pages: readonly MenuItem[],
  { word }: Texts,
  open: (path: string) => void,
): readonly Command[] {
  return pages.map((page) => {
    const { id, label, path = '/' } = page;
    const name = pageName(page);
    const key = goKeys[id];
    return {
      id: `page ${id}`,
      group: id === 'logout' ? 'Your account' : 'Go to',
      label: word(name),
      words: `${name} ${label}`,
      icon: <EntryIcon id={id} />,
      ...(key && { keys: ['G', key.toUpperCase()] }),
      run: () => open(path),
    };
  });
}
