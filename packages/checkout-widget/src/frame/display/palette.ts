import { colorText, contrast, fade, mix, parseColor, type Rgb } from '@daftar/domain';
import type { Appearance } from '../../protocol.ts';

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
/** Colours that the shop did not set. */
export const defaultColors = {
  light: { surface: white, text: ink, accent: [11, 107, 105] as Rgb },
  dark: { surface: [30, 28, 26] as Rgb, text: [241, 239, 235] as Rgb, accent: [84, 196, 187] as Rgb },
};

/**
 * Derives the colour tokens from a shop's colours. Derived colours are readable (text 4.5:1, control borders 3:1).
 * A text below 4.5:1 or an accent below 3:1 on the surface is not used and is listed in `refused`.
 */
export function derivePalette(
  appearance: Appearance,
  theme: 'light' | 'dark',
): { palette: Palette; refused: Token[] } {
  const base = defaultColors[theme];
  const refused: Token[] = [];
  const parse = (token: 'surface' | 'text' | 'accent') => {
    const text = appearance[token];
    const color = text === undefined ? undefined : parseColor(text);
    if (text !== undefined && !color) refused.push(token);
    return color;
  };
  const asked = { surface: parse('surface'), text: parse('text'), accent: parse('accent') };
  if (!asked.surface && !asked.text && !asked.accent) return { palette: {}, refused };

  const surface = asked.surface ?? base.surface;
  const readable = (token: 'text' | 'accent', ratio: number, fallback: Rgb) => {
    const color = asked[token];
    if (color && contrast(color, surface) >= ratio) return color;
    if (color) refused.push(token);
    return contrast(fallback, surface) >= ratio ? fallback : whiteOrInk(surface);
  };
  const text = readable('text', 4.5, base.text);
  const accent = readable('accent', 3, base.accent);
  const tint = mix(accent, surface, 0.92);
  const tokens: Record<Token, Rgb> = {
    surface,
    text,
    accent,
    // Computed on the tint: muted text also appears there, with less contrast than on the surface.
    'text-muted': fade(text, tint, 4.5, 0.45),
    border: mix(text, surface, 0.86),
    'control-border': fade(text, surface, 3, 0.6),
    'on-accent': whiteOrInk(accent),
    'accent-tint': tint,
  };
  const palette = Object.fromEntries(Object.entries(tokens).map(([name, color]) => [name, colorText(color)]));
  return { palette, refused };
}

/** Returns white or ink, whichever has the higher contrast on `paper`. */
function whiteOrInk(paper: Rgb): Rgb {
  return contrast(white, paper) >= contrast(ink, paper) ? white : ink;
}
