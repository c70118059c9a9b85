import { contrast, parseColor, type Rgb } from '@daftar/domain';

/** Parses one of the theme's colours. */
export function rgbOf(color: string): Rgb {
  const parsed = parseColor(color);
  if (!parsed) throw new Error(`${color} is no colour`);
  return parsed;
}

/** Contrast ratio of two of the theme's colours, 1 to 21. */
export const contrastOf = (one: string, other: string): number => contrast(rgbOf(one), rgbOf(other));
