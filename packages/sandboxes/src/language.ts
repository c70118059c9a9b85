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

type Asked = {
  readonly query: unknown;
  readonly headers: { readonly 'accept-language'?: string | undefined };
};

/** The page's language: the one in its address, else the first of the browser's that we speak, else English. */
export function languageOf({ query, headers }: Asked): Language {
  const asked = typeof query === 'object' && query !== null && 'lang' in query ? query.lang : undefined;
  const wanted = [asked, ...preferred(headers['accept-language'] ?? '')];
  return wanted.map((one) => languages.find((language) => language === one)).find(Boolean) ?? 'en';
}

/** 'ar-EG, en;q=0.8' is ar, en: the most wanted first. */
function preferred(accepted: string): string[] {
  return accepted
    .split(',')
    .map((range) => {
      const [tag = '', quality = ''] = range.split(';q=');
      return { language: tag.trim().split('-')[0] ?? '', quality: quality === '' ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ language }) => language.toLowerCase());
}
