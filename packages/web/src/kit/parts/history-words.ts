import type { Texts } from '../../i18n/i18n.ts';
import { listDate } from '../cells/local-dates.ts';
import { moneyText } from '../cells/money-cell.tsx';
import { fieldWords } from './field-words.ts';

type Say = (texts: Texts, found: readonly string[]) => string;

const day = /^\d{4}-\d\d-\d\d$/;

/** Formats a YYYY-MM-DD business day as lists do; other text is unchanged. */
const dayWords = (text: string, language: Texts['language']): string =>
  day.test(text) ? listDate(`${text}T00:00:00Z`, 'UTC', language) : text;

/** Formats '<amount> <currency>' with thousands separators; other text is unchanged. */
function moneyWords(text: string, language: Texts['language']): string {
  const [amount = '', currency = ''] = text.split(' ');
  const written = moneyText(amount, currency, language);
  return written === undefined ? text : `${written} ${currency}`;
}

/** Patterns of the server's sentences that contain names or amounts, each with its translation. */
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

/** Translates the server's description of a change; an unknown sentence is looked up as a whole. */
export function historyWords(description: string, texts: Texts): string {
  for (const [pattern, say] of sentences) {
    const found = pattern.exec(description);
    if (found) return say(texts, found.slice(1));
  }
  return texts.foreign(description);
}
