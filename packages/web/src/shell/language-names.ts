import type { Language } from '@daftar/domain';
import names from '@daftar/words/languages.json' with { type: 'json' };

/** The name of each language in that language. */
export const languageNames: Readonly<Record<Language, string>> = names;
