import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { Text } from '../i18n/text.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Menu, MenuItem } from '../kit/parts/menu.tsx';
import { type ThemeMode, themeModes } from '../ui/theme-mode.ts';
import { themeChoice } from './theme-choice.ts';

const icons = { light: Sun, dark: Moon, system: Monitor };
const names: Readonly<Record<ThemeMode, Text>> = { light: 'Light', dark: 'Dark', system: 'System' };

export function ThemeMenu() {
  const { t } = useTexts();
  const mode = useSyncExternalStore(themeChoice.subscribe, themeChoice.current);
  const Icon = icons[mode];
  return (
    <Menu label={t('Theme')} trigger={<Icon size={17} aria-hidden />}>
      {themeModes.map((one) => (
        <MenuItem key={one} checked={one === mode} onSelect={() => themeChoice.choose(one)}>
          {t(names[one])}
        </MenuItem>
      ))}
    </Menu>
  );
}
