import { Search } from 'lucide-react';
import { useTexts } from '../i18n/use-texts.ts';
import { overlays } from './overlays.ts';
import { Keys } from './shortcuts/keys.tsx';
import { paletteKeys } from './shortcuts/palette-keys.ts';

const prepare = () => overlays.prepare('palette');

/** The button that opens the palette and shows its shortcut. */
export function SearchButton() {
  const { t } = useTexts();
  return (
    <button
      type="button"
      className="search-button"
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => void overlays.open('palette')}
    >
      <Search size={16} aria-hidden />
      <span>{t('Find or go to…')}</span>
      <span aria-hidden className="search-keys">
        <Keys keys={paletteKeys} quiet />
      </span>
    </button>
  );
}
