import { CommandRoot } from 'cmdk';
import { useTexts } from '../../i18n/use-texts.ts';
import { OverlayFrame } from '../overlay-frame.tsx';
import { PaletteFoot } from './palette-foot.tsx';
import { PaletteInput } from './palette-input.tsx';
import { PaletteList } from './palette-list.tsx';
import { PaletteStatus } from './palette-status.tsx';
import { usePalette } from './use-palette.ts';
import { useSelected } from './use-selected.ts';
import { useTyped } from './use-typed.ts';
import './palette.css';

/** The command palette: finds pages, actions and records by text. */
export function Palette() {
  const { t } = useTexts();
  const [typed, setTyped] = useTyped();
  const content = usePalette(typed);
  const hits = content.groups.flatMap(({ found }) => found.map(({ id }) => id));
  const ids = [...content.commands.map(({ id }) => id), ...hits];
  const selected = useSelected(ids);
  return (
    <OverlayFrame label={t('Search and commands')} className="palette">
      <CommandRoot {...selected} shouldFilter={false} loop label={t('Search and commands')}>
        <PaletteInput
          value={typed}
          change={setTyped}
          label={t('Search for a page, an action or a record')}
          busy={content.records.state === 'loading'}
        />
        <PaletteList content={content} />
        <PaletteStatus search={content.records} found={ids.length} />
        <PaletteFoot />
      </CommandRoot>
    </OverlayFrame>
  );
}
