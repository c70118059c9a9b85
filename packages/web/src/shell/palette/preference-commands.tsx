import { languages } from '@daftar/domain';
import { Eye, EyeOff, Hash, Keyboard, Languages, Monitor, Moon, Sun } from 'lucide-react';
import { setLanguage, setNumerals } from '../../i18n/i18n.ts';
import { hasOwnNumerals, numeralsChoice } from '../../i18n/numerals.ts';
import { asWritten } from '../../i18n/shown.ts';
import type { Text } from '../../i18n/text.ts';
import type { Texts } from '../../i18n/texts-of.ts';
import type { Session } from '../../session/permissions/use-session.ts';
import { viewAsStore } from '../../session/permissions/view-as.ts';
import { type ThemeMode, themeModes } from '../../theme/theme-mode.ts';
import { languageNames } from '../language-names.ts';
import { overlays } from '../overlays.ts';
import { chooseTheme, themeChoice } from '../theme-choice.ts';
import type { Command } from './command.ts';

const size = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
const themeIcons = { light: Sun, dark: Moon, system: Monitor };
const themeTexts: Readonly<Record<ThemeMode, Text>> = {
  light: 'Use the light theme',
  dark: 'Use the dark theme',
  system: 'Use the theme of the system',
};
const group = 'Preferences';

function themeCommands({ t }: Texts): readonly Command[] {
  return themeModes
    .filter((mode) => mode !== themeChoice.state)
    .map((mode) => {
      const Icon = themeIcons[mode];
      const text = themeTexts[mode];
      const run = () => chooseTheme(mode);
      return { id: `theme ${mode}`, group, label: t(text), words: text, icon: <Icon {...size} />, run };
    });
}

function languageCommands({ t, language }: Texts): readonly Command[] {
  const others = languages.filter((one) => one !== language);
  const commands: Command[] = others.map((one) => ({
    id: `language ${one}`,
    group,
    label: asWritten(languageNames[one]),
    words: `Language ${t('Language')} ${one}`,
    icon: <Languages {...size} />,
    run: () => void setLanguage(one),
  }));
  if (!hasOwnNumerals(language)) return commands;
  const own = numeralsChoice() === 'own';
  const label = own
    ? t('Use Latin digits ({{latin}})', { latin: '123' })
    : t('Use the digits of the language');
  const words = own ? 'Use Latin digits' : 'Use the digits of the language';
  const run = () => setNumerals(own ? 'latin' : 'own');
  return [...commands, { id: 'digits', group, label, words, icon: <Hash {...size} />, run }];
}

function roleCommands({ mayViewAs, viewing }: Pick<Session, 'mayViewAs' | 'viewing'>, { t }: Texts) {
  const commands: Command[] = [];
  if (viewing)
    commands.push({
      id: 'stop viewing',
      group,
      label: t('Stop viewing as'),
      words: 'Stop viewing as',
      icon: <EyeOff {...size} />,
      run: viewAsStore.stop,
    });
  if (mayViewAs)
    commands.push({
      id: 'view as',
      group,
      label: t('View as role…'),
      words: 'View as role',
      icon: <Eye {...size} />,
      run: () => void overlays.open('roles'),
    });
  return commands;
}

/** Returns the commands for role view, language, digits, theme and shortcuts. */
export function preferenceCommands(
  session: Pick<Session, 'mayViewAs' | 'viewing'>,
  texts: Texts,
): readonly Command[] {
  return [
    ...roleCommands(session, texts),
    ...languageCommands(texts),
    ...themeCommands(texts),
    {
      id: 'shortcuts',
      group,
      label: texts.t('Keyboard shortcuts'),
      words: 'Keyboard shortcuts',
      icon: <Keyboard {...size} />,
      keys: ['?'],
      run: () => void overlays.open('shortcuts'),
    },
  ];
}
