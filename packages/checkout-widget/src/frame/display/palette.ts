import type { Appearance } from '../../protocol.ts';
import { colorText, contrast, fade, mix, parseColor, type Rgb } from './contrast.ts';

type Token =
  | 'surface'
  | 'text'
  | 'text-muted'
  | 'border'
  | 'control-border'
  | 'accent'
  | 'on-accent'
  | 'accent-tint';
export type Palette = Partial<Record<Token, string>>;

const white: Rgb = [255, 255, 255];
const ink: Rgb = [27, 26, 24];
const defaults = {
  light: { surface: white, text: ink, accent: [11, 107, 105] as Rgb },
  dark: { surface: [30, 28, 26] as Rgb, text: [241, 239, 235] as Rgb, accent: [84, 196, 187] as Rgb },
};

/**
 * The tokens that a shop's colours lead to. Everything derived from them is computed to be readable (text 4.5:1,
 * control borders 3:1); a text or accent that cannot be read on the surface is named in `refused` and not used.
 */
export function derivePalette(
  appearance: Appearance,
  theme: 'light' | 'dark',
): { palette: Palette; refused: Token[] } {
  const base = defaults[theme];
  const refused: Token[] = [];
  const own = (token: 'surface' | 'text' | 'accent') => {
    const text = appearance[token];
    const color = text === undefined ? undefined : parseColor(text);
    if (text !== undefined && !color) refused.push(token);
    return color;
  };
  const asked = { surface: own('surface'), text: own('text'), accent: own('accent') };
  if (!asked.surface && !asked.text && !asked.accent) return { palette: {}, refused };

  const surface = asked.surface ?? base.surface;
  const readable = (token: 'text' | 'accent', ratio: number, fallback: Rgb) => {
    const color = asked[token];
    if (color && contrast(color, surface) >= ratio) return color;
    if (color) refused.push(token);
    return contrast(fallback, surface) >= ratio ? fallback : better(surface);
  };
  const text = readable('text', 4.5, base.text);
  const accent = readable('accent', 3, base.accent);
  const tint = mix(accent, surface, 0.92);
  const tokens: Record<Token, Rgb> = {
    surface,
    text,
    accent,
    // Muted text also stands on the tint, where it has a little less contrast.
    'text-muted': fade(text, tint, 4.5, 0.45),
    border: mix(text, surface, 0.86),
    'control-border': fade(text, surface, 3, 0.6),
    'on-accent': better(accent),
    'accent-tint': tint,
  };
  const palette = Object.fromEntries(Object.entries(tokens).map(([name, color]) => [name, colorText(color)]));
  return { palette, refused };
}

/** White or ink, whichever stands out more. */
function better(paper: Rgb): Rgb {
  return contrast(white, paper) >= contrast(ink, paper) ? white : ink;
}
