/** Numbering systems: Latin, Arabic-Indic, or Persian and Urdu digits. */
export type Numerals = 'latn' | 'arab' | 'arabext';

const formatters = new Map<string, Intl.NumberFormat>();
const mostFormatters = 200;

/** Returns a number format from a cache: creating one costs more than using it a hundred times. */
export function formatterOf(
  locale: string,
  options: Intl.NumberFormatOptions,
  numerals: Numerals | undefined,
): Intl.NumberFormat {
  const key = JSON.stringify([locale, options, numerals]);
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, numerals ? { ...options, numberingSystem: numerals } : options);
  if (formatters.size >= mostFormatters) formatters.clear();
  formatters.set(key, made);
  return made;
}

/** Formats a decimal text without loss of precision. Uses a minus sign (U+2212), not a hyphen. */
export function writeNumber(formatter: Intl.NumberFormat, text: string): string {
  return formatter.format(text as Intl.StringNumericLiteral).replace('-', '−');
}
