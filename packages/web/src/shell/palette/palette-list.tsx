import { CommandGroup, CommandItem, CommandList } from 'cmdk';
import { useTexts } from '../../i18n/use-texts.ts';
import { itemAt } from '../../session/permissions/menu.ts';
import { overlays } from '../overlays.ts';
import { Keys } from '../shortcuts/keys.tsx';
import type { Command } from './command.ts';
import { HitFacts } from './hit-facts.tsx';
import type { Hit } from './hit-path.ts';
import { PageIcon } from './page-icon.tsx';
import type { RecordGroup } from './record-groups.ts';
import type { PaletteContent } from './use-palette.ts';

/** The page whose icon a kind of record has. */
const pageOfKind: Readonly<Partial<Record<Hit['kind'], string>>> = {
  merchant: '/merchants',
  carrier: '/carriers',
  service: '/services',
  settlement: '/settlements',
  transaction: '/reports?type=transaction-report',
  payment: '/reports?type=transaction-report',
  user: '/users',
  role: '/roles',
  product: '/products',
  package: '/packages',
  blacklistEntry: '/blacklists',
  approvalFile: '/file-records',
  settlementFile: '/settlement-files',
};

function CommandRow({ command }: { command: Command }) {
  const run = () => {
    overlays.close();
    command.run();
  };
  return (
    <CommandItem value={command.id} onSelect={run} className="palette-item">
      {command.icon}
      <span className="palette-label">{command.label}</span>
      {command.keys && <Keys keys={command.keys} quiet />}
    </CommandItem>
  );
}

function RecordRows({ group, open }: { group: RecordGroup; open: (path: string) => void }) {
  return group.found.map(({ id, hit, path }) => (
    <CommandItem key={id} value={id} onSelect={() => open(path)} className="palette-item">
      <PageIcon page={itemAt(pageOfKind[hit.kind] ?? '')} />
      <span className="palette-label">
        <bdi>{hit.title}</bdi>
      </span>
      <HitFacts hit={hit} />
    </CommandItem>
  ));
}

/** The palette's commands and records, grouped under titles. */
export function PaletteList({ content }: { content: PaletteContent }) {
  const { t } = useTexts();
  const { commands, groups, open } = content;
  const titles = [...new Set(commands.map(({ group }) => group))];
  return (
    <CommandList label={t('Results')} className="palette-list">
      {titles.map((title) => (
        <CommandGroup key={title} heading={t(title)}>
          {commands
            .filter(({ group }) => group === title)
            .map((command) => (
              <CommandRow key={command.id} command={command} />
            ))}
        </CommandGroup>
      ))}
      {groups.map((group) => (
        <CommandGroup key={group.kind} heading={t(group.title)}>
          <RecordRows group={group} open={open} />
        </CommandGroup>
      ))}
    </CommandList>
  );
}
