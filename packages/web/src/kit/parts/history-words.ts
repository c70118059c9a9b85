import type { Texts } from '../../i18n/i18n.ts';
import { listDate } from '../cells/local-dates.ts';
import { moneyText } from '../cells/money-cell.tsx';
import { fieldWords } from './field-words.ts';

type Say = (texts: Texts, found: readonly string[]) => string;

const day = /^\d{4}-\d\d-\d\d$/;

/** A business day, which has no time zone, as lists show it. */
const dayWords = (text: string, language: Texts['language']): string =>
  day.test(text) ? listDate(`${text}T00:00:00Z`, 'UTC', language) : text;

/** An amount with its currency, its thousands apart; as it came where it is no such thing. */
function moneyWords(text: string, language: Texts['language']): string {
  const [amount = '', currency = ''] = text.split(' ');
  const written = moneyText(amount, currency, language);
  return written === undefined ? text : `${written} ${currency}`;
}

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
  [
    /^Account balance \+ (.+)$/,
    ({ t, language }, [amount = '']) =>
      t('Account balance + {{amount}}', { amount: moneyWords(amount, language) }),
  ],
  [
    /^Settlement of (\S+) to (\S+)$/,
    ({ t, language }, [from = '', to = '']) =>
      t('Settlement of {{from}} to {{to}}', { from: dayWords(from, language), to: dayWords(to, language) }),
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
