/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Parses `#rgb`, `#rrggbb` and `rgb(r, g, b)`. Returns undefined for other texts, which prevents CSS injection. */
export function parseColor(text: string): Rgb | undefined {
  const value = text.trim().toLowerCase();
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(value)?.[1];
  if (hex) {
    const long = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
    const number = Number.parseInt(long, 16);
    return [number >> 16, (number >> 8) & 255, number & 255];
  }
  const parts = /^rgb\((\d{1,3})[ ,]+(\d{1,3})[ ,]+(\d{1,3})\)$/.exec(value)?.slice(1).map(Number);
  if (!parts?.every((part) => part <= 255)) return undefined;
  const [red = 0, green = 0, blue = 0] = parts;
  return [red, green, blue];
}

/** Formats a colour as CSS: `rgb(red, green, blue)`. */
export function colorText([red, green, blue]: Rgb): string {
  return `rgb(${red}, ${green}, ${blue})`;
}

/** Returns the relative luminance as WCAG 2.2 defines it. */
function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio as WCAG 2.2 defines it, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Mixes two colours: `share` 0 gives the first, 1 the second. */
export function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const at = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * share);
  return [at(0), at(1), at(2)];
}

/**
 * Lightens `ink` towards `paper` as far as the contrast between the result and `paper` stays at least `ratio` : 1. The
 * share of `paper` is at most `maxShare` (0 to 1).
 */
export function fade(ink: Rgb, paper: Rgb, ratio: number, maxShare: number): Rgb {
  for (let share = maxShare; share > 0; share -= 0.02) {
    const candidate = mix(ink, paper, share);
    if (contrast(candidate, paper) >= ratio) return candidate;
  }
  return ink;
}

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
