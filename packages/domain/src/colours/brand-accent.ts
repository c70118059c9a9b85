import { contrast, parseColor } from './contrast.ts';

/** Least contrast of an accent with white. It leaves 4.5:1, as WCAG 2.2 asks for text, on every light ground of the pages. */
export const leastAccentContrast = 6;

/** Tells whether a colour (`#rrggbb`) is dark enough for the back-office's buttons, links and focus. */
export function isReadableAccent(color: string): boolean {
  const accent = parseColor(color);
  return accent !== undefined && contrast(accent, [255, 255, 255]) >= leastAccentContrast;
}
