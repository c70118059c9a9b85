import type { Language } from '@daftar/domain';
import { useTranslation } from 'react-i18next';
import type { Text } from './text.ts';

export type Values = Readonly<Record<string, string | number>>;

export type Texts = {
  readonly language: Language;
  /** A text of ours in the user's language; the compiler knows every one of them. */
  readonly t: (text: Text, values?: Values) => string;
  /** A text that comes from elsewhere, as a validator's or the server's: translated when we know it. */
  readonly foreign: (text: string) => string;
};

export function useTexts(): Texts {
  const { t: translate, i18n } = useTranslation();
  const read = (text: string, values?: Values): string => translate(text, text, { ...values });
  return { language: (i18n.language || 'en') as Language, t: read, foreign: read };
}
