import { createStore } from '@tanstack/react-store';
import { setThemeMode, type ThemeMode, themeMode } from '../theme/theme-mode.ts';

/** The chosen theme, shared by the theme menu and the palette. */
export const themeChoice = createStore<ThemeMode>(themeMode());

export function chooseTheme(mode: ThemeMode): void {
  setThemeMode(mode);
  themeChoice.setState(() => mode);
}
