import { languages } from '@daftar/domain';
import { Languages } from 'lucide-react';
import { setLanguage, setNumerals } from '../i18n/i18n.ts';
import { hasOwnNumerals, numeralsChoice } from '../i18n/numerals.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Menu, MenuItem } from '../kit/parts/menu.tsx';
import { languageNames } from './language-names.ts';

const sample = { ar: '١٢٣', ur: '۱۲۳', en: '123' };

/** The menu for the language and, where the language has digits of its own, the digits. */
export function LanguageMenu() {
  const { t, language } = useTexts();
  return (
    <Menu label={t('Language')} trigger={<Languages size={17} aria-hidden />}>
      {languages.map((one) => (
        <MenuItem key={one} checked={one === language} onSelect={() => void setLanguage(one)}>
          <span lang={one}>{languageNames[one]}</span>
        </MenuItem>
      ))}
      {hasOwnNumerals(language) && (
        // biome-ignore lint/a11y/useSemanticElements: a group of a menu is no fieldset.
        <div role="group" aria-label={t('Digits')} className="menu-group">
          <p className="menu-title" aria-hidden>
            {t('Digits')}
          </p>
          {(['latin', 'own'] as const).map((choice) => (
            <MenuItem key={choice} checked={choice === numeralsChoice()} onSelect={() => setNumerals(choice)}>
              <span className="ltr">{sample[choice === 'own' ? language : 'en']}</span>
            </MenuItem>
          ))}
        </div>
      )}
    </Menu>
  );
}
