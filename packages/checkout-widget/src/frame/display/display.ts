import type { DisplayOptions, Locale, Numerals } from '../../protocol.ts';

/** The display options with every default filled in. */
export interface Display {
  locale: Locale;
  dir: 'ltr' | 'rtl';
  numerals: Numerals;
}

const locales: readonly Locale[] = ['en', 'ar', 'ur'];
const numeralSystems: readonly Numerals[] = ['latn', 'arab', 'arabext'];

/** Fills in the defaults of language, direction and digits; replaces an unknown value with its default. */
export function resolveDisplay(options: DisplayOptions, browserLanguages: readonly string[]): Display {
  const preferred = browserLanguages.map((language) => language.slice(0, 2).toLowerCase());
  const locale =
    locales.find((known) => known === options.locale) ??
    locales.find(
      (known) => known === preferred.find((language) => locales.some((other) => other === language)),
    ) ??
    'en';
  const defaultDir = locale === 'en' ? 'ltr' : 'rtl';
  const dir = options.dir === 'ltr' || options.dir === 'rtl' ? options.dir : defaultDir;
  return { locale, dir, numerals: numeralSystems.find((known) => known === options.numerals) ?? 'latn' };
}
