import { contrast, parseColor } from './contrast.ts';

/**
 * Minimum contrast of an accent colour with white. With it, the accent has the 4.5:1 that WCAG 2.2 requires for text on
 * every light background of the pages.
 */
export const leastAccentContrast = 6;

/** Tells whether a colour (`#rrggbb`) is dark enough for the back-office's buttons, links and focus outlines. */
export function isReadableAccent(color: string): boolean {
  const accent = parseColor(color);
  return accent !== undefined && contrast(accent, [255, 255, 255]) >= leastAccentContrast;
}
