/** Latin, Arabic-Indic or Persian and Urdu digits. */
export type Numerals = 'latn' | 'arab' | 'arabext';

const formatters = new Map<string, Intl.NumberFormat>();
const mostFormatters = 200;

/** A number format; kept, because making one costs more than using it a hundred times. */
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

/** Writes the text of an exact number, with a true minus. */
export function writeNumber(formatter: Intl.NumberFormat, text: string): string {
  return formatter.format(text as Intl.StringNumericLiteral).replace('-', '−');
}
