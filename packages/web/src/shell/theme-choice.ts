import { setThemeMode, type ThemeMode, themeMode } from '../ui/theme-mode.ts';

const listeners = new Set<() => void>();

/** The chosen theme, shared by the theme menu and the palette. */
export const themeChoice = {
  current: themeMode,
  choose: (mode: ThemeMode): void => {
    setThemeMode(mode);
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
