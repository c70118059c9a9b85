import type { Texts } from '../../i18n/i18n.ts';
import { fieldWords } from './field-words.ts';

type Say = (texts: Texts, found: readonly string[]) => string;

/** The sentences that the server writes with names in them, and how each is said in the user's language. */
const sentences: readonly (readonly [RegExp, Say])[] = [
  [
    /^Changed ([\w, ]+)$/,
    (texts, [fields = '']) =>
      texts.t('Changed: {{fields}}', {
        fields: fields
          .split(', ')
          .map((name) => fieldWords(name, texts))
          .join(texts.language === 'en' ? ', ' : '، '),
      }),
  ],
  [/^(?:Account|Service|Role|User) (.+) created$/, ({ t }, [name = '']) => t('{{name}} created', { name })],
  [/^(?:Account|Service|Role|User) (.+) deleted$/, ({ t }, [name = '']) => t('{{name}} deleted', { name })],
  [/^Account balance \+ (.+)$/, ({ t }, [amount = '']) => t('Account balance + {{amount}}', { amount })],
  [
    /^Settlement of (\S+) to (\S+)$/,
    ({ t }, [from = '', to = '']) => t('Settlement of {{from}} to {{to}}', { from, to }),
  ],
];

/** What the server wrote of a change, in the user's language where we know the sentence. */
export function historyWords(description: string, texts: Texts): string {
  for (const [pattern, say] of sentences) {
    const found = pattern.exec(description);
    if (found) return say(texts, found.slice(1));
  }
  return texts.foreign(description);
}
