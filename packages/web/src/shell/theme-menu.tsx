import { useSelector } from '@tanstack/react-store';
import { Monitor, Moon, Sun } from 'lucide-react';
import type { Text } from '../i18n/text.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { MenuButton } from '../kit/ui/overlays/menu-button.tsx';
import { type ThemeMode, themeModes } from '../theme/theme-mode.ts';
import { chooseTheme, themeChoice } from './theme-choice.ts';

const icons = { light: Sun, dark: Moon, system: Monitor };
const names: Readonly<Record<ThemeMode, Text>> = { light: 'Light', dark: 'Dark', system: 'System' };

export function ThemeMenu() {
  const { t } = useTexts();
  const mode = useSelector(themeChoice);
  const Icon = icons[mode];
  return (
    <MenuButton label={t('Theme')} icon={<Icon size={17} aria-hidden />}>
      {(Menu) => (
        <Menu.Choices
          choices={themeModes.map((value) => ({ value, label: t(names[value]) }))}
          chosen={mode}
          choose={chooseTheme}
        />
      )}
    </MenuButton>
  );
}
