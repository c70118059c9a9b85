export type Language = 'en' | 'ar';

/** The page's language from its address; English unless Arabic is asked for. */
export const languageOf = (query: unknown): Language =>
  typeof query === 'object' && query !== null && 'lang' in query && query.lang === 'ar' ? 'ar' : 'en';
