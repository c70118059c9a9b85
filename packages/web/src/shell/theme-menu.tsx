import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import type { Text } from '../i18n/text.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Menu, MenuItem } from '../kit/parts/menu.tsx';
import { setThemeMode, type ThemeMode, themeMode, themeModes } from '../ui/theme-mode.ts';

const icons = { light: Sun, dark: Moon, system: Monitor };
const names: Readonly<Record<ThemeMode, Text>> = { light: 'Light', dark: 'Dark', system: 'System' };

export function ThemeMenu() {
  const { t } = useTexts();
  const [mode, setMode] = useState(themeMode);
  const Icon = icons[mode];
  const choose = (next: ThemeMode) => {
    setThemeMode(next);
    setMode(next);
  };
  return (
    <Menu label={t('Theme')} trigger={<Icon size={17} aria-hidden />}>
      {themeModes.map((one) => (
        <MenuItem key={one} checked={one === mode} onSelect={() => choose(one)}>
          {t(names[one])}
        </MenuItem>
      ))}
    </Menu>
  );
}
