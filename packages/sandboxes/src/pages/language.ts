import { type Language, languages } from '@daftar/domain';
import texts from '@daftar/words/languages.json' with { type: 'json' };

export type { Language };

/** Names of the languages in the languages themselves. */
export const languageNames: Readonly<Record<Language, string>> = texts;

/** Returns the writing direction of a language. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'en' ? 'ltr' : 'rtl');

type Asked = {
  readonly query: unknown;
  readonly headers: { readonly 'accept-language'?: string | undefined };
};

/** Returns the page's language: the query parameter `lang`, else the supported language that `Accept-Language` prefers, else English. */
export function languageOf({ query, headers }: Asked): Language {
  const asked = typeof query === 'object' && query !== null && 'lang' in query ? query.lang : undefined;
  const wanted = [asked, ...preferred(headers['accept-language'] ?? '')];
  return wanted.map((one) => languages.find((language) => language === one)).find(Boolean) ?? 'en';
}

/** Parses `Accept-Language` and sorts the languages by quality: 'en;q=0.8, ar-EG' becomes ar, en. */
function preferred(accepted: string): string[] {
  return accepted
    .split(',')
    .map((range) => {
      const [tag = '', quality = ''] = range.split(/;\s*q=/);
      return { language: tag.trim().split('-')[0] ?? '', quality: quality === '' ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ language }) => language.toLowerCase());
}
