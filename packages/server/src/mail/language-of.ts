import { type Language, type LanguageName, languageNames, languages } from '@daftar/domain';

const known = (text: unknown): Language | undefined => languages.find((language) => language === text);

/** Returns the supported language that `Accept-Language` prefers (by its quality values); undefined if it contains none. */
export function languageIn(accepted: string | undefined): Language | undefined {
  const ranges = (accepted ?? '').split(',').map((range) => {
    const [tag = '', quality = '1'] = range.split(/;\s*q=/);
    return { language: known(tag.trim().split('-')[0]?.toLowerCase()), quality: Number(quality) || 0 };
  });
  const wanted = ranges.filter(({ language, quality }) => language && quality > 0);
  return wanted.sort((one, other) => other.quality - one.quality)[0]?.language;
}

/** Like `languageIn`, but English if the header contains no supported language. */
export const languageOf = (accepted: string | undefined): Language => languageIn(accepted) ?? 'en';

/** Returns the language in which a customer paid; undefined if the payment did not store it. */
export const storedLanguage = (customer: Readonly<Record<string, unknown>>): Language | undefined =>
  known(customer.language);

/** Returns the language in which a customer paid; English for payments that did not store it. */
export const languageOfCustomer = (customer: Readonly<Record<string, unknown>>): Language =>
  storedLanguage(customer) ?? 'en';

/** Returns the language with this English name; English without one. */
export const languageNamed = (name: LanguageName | null | undefined): Language =>
  languages[languageNames.indexOf(name ?? 'English')] ?? 'en';
