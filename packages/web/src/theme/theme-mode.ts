export const themeModes = ['light', 'dark', 'system'] as const;
export type ThemeMode = (typeof themeModes)[number];

const key = 'daftar.theme';
const dark = () => window.matchMedia('(prefers-color-scheme: dark)');

/** Returns the theme stored in this browser. Default: 'system'. */
export function themeMode(): ThemeMode {
  const kept = localStorage.getItem(key);
  return themeModes.find((mode) => mode === kept) ?? 'system';
}

function apply(): void {
  const mode = themeMode();
  const isDark = mode === 'dark' || (mode === 'system' && dark().matches);
  document.documentElement.classList.toggle('dark', isDark);
  document.documentElement.style.colorScheme = isDark ? 'dark' : 'light';
}

export function setThemeMode(mode: ThemeMode): void {
  localStorage.setItem(key, mode);
  apply();
}

/** Applies the stored theme; in 'system' mode it follows the operating system. */
export function startTheme(): void {
  apply();
  dark().addEventListener('change', apply);
}
