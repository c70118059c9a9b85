import { mayCall, type OperationId } from '@daftar/domain';
import { useRouter } from '@tanstack/react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { isPermitted, reachablePages } from '../../session/permissions/menu.ts';
import { useSession } from '../../session/permissions/use-session.ts';
import { hasPage } from '../has-page.ts';
import { overlays } from '../overlays.ts';
import { type Command, filterCommands } from './command.ts';
import { createCommands } from './create-commands.tsx';
import { pageCommands } from './page-commands.tsx';
import { preferenceCommands } from './preference-commands.tsx';
import { type RecordGroup, recordGroups } from './record-groups.ts';
import { type Records, useRecords } from './use-records.ts';

export type PaletteContent = {
  readonly commands: readonly Command[];
  readonly groups: readonly RecordGroup[];
  readonly records: Records;
  /** Closes the palette and opens a page. */
  readonly open: (path: string) => void;
};

/** Returns the palette's commands and records for the typed text. */
export function usePalette(typed: string): PaletteContent {
  const texts = useTexts();
  const session = useSession();
  const router = useRouter();
  const records = useRecords(typed);
  const pages = reachablePages(session.caller);
  const isPage = (path: string) => hasPage(router.routesByPath, path);
  const open = (path: string) => {
    overlays.close();
    router.history.push(path);
  };
  const commands = [
    ...pageCommands(pages, texts, open),
    ...createCommands(session, texts, open),
    ...preferenceCommands(session, texts),
  ];
  // While viewing as a role, only pages that this role can reach are offered.
  const opens = (path: string) => isPage(path) && (!session.viewing || isPermitted(path, pages));
  const may = (operation: OperationId) => mayCall(operation, session.caller).allowed;
  const groups = recordGroups(records.hits, opens, may);
  return { commands: filterCommands(commands, typed), groups, records, open };
}
