import { useTexts } from '../../i18n/use-texts.ts';
import { Keys } from '../shortcuts/keys.tsx';

/** The palette's keyboard help. */
export function PaletteFoot() {
  const { t } = useTexts();
  return (
    <footer className="palette-foot" aria-hidden>
      <span>
        <Keys keys={['↑', '↓']} /> {t('to choose')}
      </span>
      <span>
        <Keys keys={['↵']} /> {t('to open')}
      </span>
      <span>
        <Keys keys={['Esc']} /> {t('to close')}
      </span>
    </footer>
  );
}
