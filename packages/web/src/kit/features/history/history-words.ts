import { historySentences } from '@daftar/domain';
import { fieldWords } from '../../../i18n/field-words.ts';
import { messageFrom } from '../../../i18n/message.ts';
import type { Shown } from '../../../i18n/shown.ts';
import type { Texts } from '../../../i18n/texts-of.ts';
import { listDate } from '../../ui/cells/local-dates.ts';
import { moneyText } from '../../ui/cells/money-cell.tsx';

type Values = Readonly<Record<string, string | number>>;

/** Code and values of a history entry; old entries have only a description. */
export type Described = {
  readonly description: string;
  readonly code?: string | undefined;
  readonly values?: Values | undefined;
};

type Word = (text: string, texts: Texts, values: Values) => string;

const day = /^\d{4}-\d\d-\d\d$/;

/** Formats a YYYY-MM-DD business day as lists do; other text is unchanged. */
const dayWords: Word = (text, { language }) =>
  day.test(text) ? listDate(`${text}T00:00:00Z`, 'UTC', language) : text;

const moneyWords: Word = (amount, { language }, { currency = '' }) =>
  moneyText(amount, String(currency), language) ?? amount;

const fieldList: Word = (names, texts) =>
  names
    .split(', ')
    .map((name) => fieldWords(name, texts))
    .join(texts.language === 'en' ? ', ' : '\u060c ');

const contractWord: Word = (text, { word }) => word(text);

/** A word in the middle of a sentence: the dictionaries have it with a capital letter. */
const innerWord: Word = (text, { word }) => {
  const title = text.charAt(0).toUpperCase() + text.slice(1);
  const said = word(title);
  return said === title ? text : said;
};

/** How to format values, by their names. Other values are names or numbers of records and need no formatting. */
const words: Readonly<Record<string, Word>> = {
  fields: fieldList,
  amount: moneyWords,
  from: dayWords,
  to: dayWords,
  before: contractWord,
  after: contractWord,
  state: contractWord,
  status: contractWord,
  type: innerWord,
};

/**
 * Isolates a value in Latin letters or digits, so that a name or an amount does not move the punctuation after it in a
 * right-to-left sentence.
 */
const isolated = (text: string): string => (/[a-z]|^[+-]?\d/i.test(text) ? `\u2068${text}\u2069` : text);

const sentences: Readonly<Record<string, string>> = historySentences;

/** Translates a history entry by its code. For an old entry without a code, it looks up the whole description. */
export function historyWords({ description, code = '', values = {} }: Described, texts: Texts): Shown {
  const shown = Object.entries(values).map(([name, value]) => {
    if (typeof value !== 'string') return [name, value];
    const said = words[name]?.(value, texts, values) ?? value;
    return [name, texts.language === 'en' ? said : isolated(said)];
  });
  const filled = Object.fromEntries(shown);
  const sentence = Object.hasOwn(sentences, code) ? sentences[code] : undefined;
  return texts.say(
    sentence === undefined
      ? messageFrom({ message: description, code, values: filled })
      : { sentence, values: filled },
  );
}
