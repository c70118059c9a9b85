import { type Language, languages } from '@daftar/domain';
import { Languages } from 'lucide-react';
import { setLanguage, setNumerals } from '../i18n/i18n.ts';
import { hasOwnNumerals, type NumeralsChoice, numeralsChoice } from '../i18n/numerals.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { MenuButton } from '../kit/overlays/menu-button.tsx';
import { languageNames } from './language-names.ts';

const sample = { ar: '١٢٣', ur: '۱۲۳', en: '123' };

/** The menu for the language and, where the language has digits of its own, the digits. */
export function LanguageMenu() {
  const { t, language } = useTexts();
  return (
    <MenuButton label={t('Language')} icon={<Languages size={17} aria-hidden />}>
      {(Menu) => (
        <>
          <Menu.RadioItemGroup
            value={language}
            onValueChange={({ value }) => void setLanguage(value as Language)}
          >
            {languages.map((one) => (
              <Menu.RadioItem key={one} value={one}>
                <span lang={one}>{languageNames[one]}</span>
                <Menu.ItemIndicator />
              </Menu.RadioItem>
            ))}
          </Menu.RadioItemGroup>
          {hasOwnNumerals(language) && (
            <>
              <Menu.Separator />
              <Menu.RadioItemGroup
                value={numeralsChoice()}
                onValueChange={({ value }) => setNumerals(value as NumeralsChoice)}
              >
                <Menu.ItemGroupLabel>{t('Digits')}</Menu.ItemGroupLabel>
                {(['latin', 'own'] as const).map((choice) => (
                  <Menu.RadioItem key={choice} value={choice}>
                    <span className="ltr">{sample[choice === 'own' ? language : 'en']}</span>
                    <Menu.ItemIndicator />
                  </Menu.RadioItem>
                ))}
              </Menu.RadioItemGroup>
            </>
          )}
        </>
      )}
    </MenuButton>
  );
}
