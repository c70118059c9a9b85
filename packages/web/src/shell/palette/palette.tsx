import { CommandRoot } from 'cmdk';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { OverlayFrame } from '../overlay-frame.tsx';
import { PaletteFoot } from './palette-foot.tsx';
import { PaletteInput } from './palette-input.tsx';
import { PaletteList } from './palette-list.tsx';
import { PaletteStatus } from './palette-status.tsx';
import { usePalette } from './use-palette.ts';
import './palette.css';

/** Every page, action and record, by a few letters. */
export function Palette() {
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  const content = usePalette(typed);
  const found = content.commands.length + content.groups.reduce((sum, { found }) => sum + found.length, 0);
  return (
    <OverlayFrame label={t('Search and commands')} className="palette">
      <CommandRoot shouldFilter={false} loop label={t('Search and commands')}>
        <PaletteInput
          value={typed}
          change={setTyped}
          label={t('Search for a page, an action or a record')}
          busy={content.records.state === 'loading'}
        />
        <PaletteList content={content} />
        <PaletteStatus search={content.records} found={found} />
        <PaletteFoot />
      </CommandRoot>
    </OverlayFrame>
  );
}
