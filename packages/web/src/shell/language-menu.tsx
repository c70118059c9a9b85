import { type Language, languages } from '@daftar/domain';
import { Languages } from 'lucide-react';
import { setLanguage } from '../i18n/i18n.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Menu, MenuItem } from '../kit/parts/menu.tsx';

const names: Readonly<Record<Language, string>> = { en: 'English', ar: 'العربية', ur: 'اردو' };

export function LanguageMenu() {
  const { t, language } = useTexts();
  return (
    <Menu label={t('Language')} trigger={<Languages size={17} aria-hidden />}>
      {languages.map((one) => (
        <MenuItem key={one} checked={one === language} onSelect={() => void setLanguage(one)}>
          <span lang={one}>{names[one]}</span>
        </MenuItem>
      ))}
    </Menu>
  );
}
