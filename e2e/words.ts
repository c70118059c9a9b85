import { texts as arabic } from '@daftar/web/texts/ar';

export type Words = (text: keyof typeof arabic) => string;

/** Returns a function that gives a text of the back-office in a language. English texts are their own keys. */
export const wordsOf =
  (language: string): Words =>
  (text) => {
    const translated = arabic[text];
    return language === 'ar' && typeof translated === 'string' ? translated : text;
  };
