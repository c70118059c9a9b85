import type { Texts } from '../../i18n/texts-of.ts';
import type { MenuItem } from '../../session/areas.ts';
import type { Command } from './command.ts';
import { PageIcon } from './page-icon.tsx';

/** Returns a command for each page that the user can reach. */
export function pageCommands(
  pages: readonly MenuItem[],
  { t }: Texts,
  open: (path: string) => void,
): readonly Command[] {
  return pages.map((page) => {
    const { label, path = '/', key, name = label } = page;
    return {
      id: `page ${path}`,
      group: path === '/logout' ? 'Your account' : 'Go to',
      label: t(name),
      words: `${name} ${label}`,
      icon: <PageIcon page={page} />,
      ...(key && { keys: ['G', key.toUpperCase()] }),
      run: () => open(path),
    };
  });
}
