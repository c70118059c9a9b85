import { type Language, languages } from '@daftar/domain';

export type { Language };

/** What each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  ar: 'العربية',
  ur: 'اردو',
};

/** Where a language's lines begin. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'en' ? 'ltr' : 'rtl');

/** The page's language from its address; English unless one of the others is asked for. */
export function languageOf(query: unknown): Language {
  const asked = typeof query === 'object' && query !== null && 'lang' in query ? query.lang : undefined;
  return languages.find((language) => language === asked) ?? 'en';
}
