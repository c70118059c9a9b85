import type { Appearance } from '../../protocol.ts';
import type { Display } from './display.ts';
import { derivePalette } from './palette.ts';

const TOKENS = [
  'surface',
  'text',
  'text-muted',
  'border',
  'control-border',
  'accent',
  'on-accent',
  'accent-tint',
] as const;

/** Sets language, direction, theme and colour tokens on the root element. Returns the colours that are not used
 * because they are invalid or unreadable.
 */
export function applyDisplay(root: HTMLElement, display: Display, appearance: Appearance): string[] {
  root.lang = display.locale;
  root.dir = display.dir;
  const theme = themeOf(appearance, root);
  root.dataset.theme = theme;
  const { palette, refused } = derivePalette(appearance, theme);
  for (const token of TOKENS) {
    const value = palette[token];
    if (value) root.style.setProperty(`--${token}`, value);
    else root.style.removeProperty(`--${token}`);
  }
  const { radius } = appearance;
  if (radius !== undefined && radius >= 0 && radius <= 16) root.style.setProperty('--radius', `${radius}px`);
  else root.style.removeProperty('--radius');
  return refused;
}

function themeOf(appearance: Appearance, root: HTMLElement): 'light' | 'dark' {
  if (appearance.theme === 'light' || appearance.theme === 'dark') return appearance.theme;
  const view = root.ownerDocument.defaultView;
  return view?.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
