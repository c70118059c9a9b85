import { contrast, parseColor } from '@daftar/domain';
import { defaultColors } from './frame/display/palette.ts';
import type { Appearance } from './protocol.ts';

/** A colour that the checkout does not use, and why. */
export interface AppearanceWarning {
  color: 'surface' | 'text' | 'accent';
  /** The theme in which the colour is unreadable, or the value is not a colour. */
  theme: 'light' | 'dark';
  /** The colour's contrast on the surface, 1 to 21; undefined when the value is not a colour. */
  ratio?: number;
  /** The minimum contrast: 4.5 for text, 3 for the accent (WCAG 2.2). */
  needed?: number;
}

const NEEDED = { text: 4.5, accent: 3 } as const;

/**
 * Returns the colours of an appearance that the checkout does not use, with the reason. The checkout replaces them with
 * readable ones. A shop can show these warnings on the page where its staff choose colours. The theme `auto` is checked in
 * light and in dark.
 */
export function checkAppearance(appearance: Appearance): AppearanceWarning[] {
  const { theme } = appearance;
  const themes = theme === 'light' || theme === 'dark' ? ([theme] as const) : (['light', 'dark'] as const);
  return themes.flatMap((one) => warningsIn(one, appearance));
}

function warningsIn(theme: 'light' | 'dark', appearance: Appearance): AppearanceWarning[] {
  const parsed = {
    surface: parseColor(appearance.surface ?? ''),
    text: parseColor(appearance.text ?? ''),
    accent: parseColor(appearance.accent ?? ''),
  };
  const surface = parsed.surface ?? defaultColors[theme].surface;
  return (['surface', 'text', 'accent'] as const).flatMap((color): AppearanceWarning[] => {
    if (!appearance[color]) return [];
    const value = parsed[color];
    if (!value) return [{ color, theme }];
    if (color === 'surface') return [];
    const ratio = contrast(value, surface);
    return ratio < NEEDED[color] ? [{ color, theme, ratio, needed: NEEDED[color] }] : [];
  });
}
