import { languages } from '@daftar/domain';
import { Languages } from 'lucide-react';
import { setLanguage, setNumerals } from '../i18n/i18n.ts';
import { hasOwnNumerals, numeralsChoice } from '../i18n/numerals.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { MenuButton } from '../kit/ui/overlays/menu-button.tsx';
import { languageNames } from './language-names.ts';

const sample = { ar: '\u0661\u0662\u0663', ur: '\u06f1\u06f2\u06f3', en: '123' };

/** The menu for the language and, where the language has digits of its own, the digits. */
export function LanguageMenu() {
  const { t, language } = useTexts();
  return (
    <MenuButton label={t('Language')} icon={<Languages size={17} aria-hidden />}>
      {(Menu) => (
        <>
          <Menu.Choices
            choices={languages.map((value) => ({
              value,
              label: <span lang={value}>{languageNames[value]}</span>,
            }))}
            chosen={language}
            choose={(chosen) => void setLanguage(chosen)}
          />
          {hasOwnNumerals(language) && (
            <>
              <Menu.Separator />
              <Menu.Choices
                title={t('Digits')}
                choices={(['latin', 'own'] as const).map((value) => ({
                  value,
                  label: <span className="ltr">{sample[value === 'own' ? language : 'en']}</span>,
                }))}
                chosen={numeralsChoice()}
                choose={setNumerals}
              />
            </>
          )}
        </>
      )}
    </MenuButton>
  );
}
