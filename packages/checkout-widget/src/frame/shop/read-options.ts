import type { Appearance, DisplayOptions } from '../../protocol.ts';

/** Maximum number of method names that are read; no session has so many. */
const MOST_METHODS = 32;

/**
 * Returns a shop's options without values of the wrong type, because the shop's messages are untrusted. A number may be a
 * text, from an attribute. Unknown languages, directions, digits and colours are replaced where they are used.
 */
export function readOptions(sent: unknown): DisplayOptions {
  const { locale, dir, numerals, methods, payButton, appearance } = recordOf(sent);
  const { theme, accent, surface, text, radius } = recordOf(appearance);
  const look: Appearance = {
    theme: textOf(theme),
    accent: textOf(accent),
    surface: textOf(surface),
    text: textOf(text),
    radius: numberOf(radius),
  };
  return {
    locale: textOf(locale),
    dir: textOf(dir),
    numerals: textOf(numerals),
    methods: Array.isArray(methods)
      ? methods.filter((name) => typeof name === 'string').slice(0, MOST_METHODS)
      : undefined,
    payButton: payButton !== false,
    appearance: look,
  };
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const textOf = <T extends string>(value: unknown): T | undefined =>
  typeof value === 'string' && value.length <= 100 ? (value as T) : undefined;

function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}
