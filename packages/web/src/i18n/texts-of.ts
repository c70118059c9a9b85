import { answerSentences, type Language, type Numerals } from '@daftar/domain';
import type { Message } from './message.ts';
import { digitsIn, numeralsOf } from './numerals.ts';
import { flagWords } from './permission-words.ts';
import { type Count, type Entry, formIn } from './plural.ts';
import type { Shown } from './shown.ts';
import type { ContractWord, Template, ValuesOf } from './text.ts';

/** A text without placeholders takes no values; one with placeholders takes a value for each. */
type Filling<Key extends Template> = keyof ValuesOf<Key> extends never ? [] : [values: ValuesOf<Key>];

export type Texts = {
  readonly language: Language;
  /** The digit system for numbers. */
  readonly numerals: Numerals;
  /** Converts the digits of a formatted text to the chosen ones. Not for ids, phone numbers and keys. */
  readonly digits: (text: string) => string;
  /**
   * Translates a text of the product. The compiler checks that the dictionaries contain it and that each placeholder gets a
   * value.
   */
  readonly t: <Key extends Template>(text: Key, ...values: Filling<Key>) => Shown;
  /** Translates anything that can be shown as a message: a text, a name, or a message of a validator or the server. */
  readonly say: (message: Message) => Shown;
  /**
   * Translates a word of the contract, such as a status or a country; an unknown word is returned unchanged. A type that lists its
   * values needs a translation of each.
   */
  readonly word: <Word extends string>(word: Word & ContractWord<Word>) => Shown;
};

type Values = Readonly<Record<string, Count | string>>;
export type Entries = Readonly<Record<string, Entry>>;

/** Creates the translation functions of a language. The English text is the key, so a missing translation shows English. */
export function textsOf(language: Language, dictionary: Entries, provider: string): Texts {
  const names: Values = { provider, providerInText: provider.toLowerCase() };
  const numerals = numeralsOf(language);
  const digits = digitsIn(numerals);
  const formOf = formIn(language);
  // Converts digits only in known texts; an unknown text may be a name, which must not change.
  const read = (text: string, values: Values = {}): string => {
    const own = Object.hasOwn(dictionary, text) ? dictionary[text] : undefined;
    return own === undefined ? text : digits(formOf(text, own, values));
  };
  const fill = (text: string, values: Values): string =>
    text.replace(/\{\{(\w+)\}\}/g, (hole, name: string) =>
      Object.hasOwn(values, name) ? filled(values[name] ?? '', digits) : hole,
    );
  const told = (text: string, values?: Values) => fill(read(text, values), { ...names, ...values }) as Shown;
  const toldSentence = ({ sentence, values }: Extract<Message, { sentence: string }>) => {
    const { permission } = values;
    const named = permission && {
      permission: flagWords(String(permission))
        .map((word) => read(word))
        .join(': '),
    };
    return fill(read(sentence, values), { ...figuresOf(values, digits), ...named }) as Shown;
  };
  return {
    language,
    numerals,
    digits,
    t: told,
    say: (message) => {
      if (typeof message === 'string') return told(message);
      if ('sentence' in message) return toldSentence(message);
      if ('code' in message)
        return toldSentence({ sentence: answerSentences[message.code], values: message.values });
      return message.name as Shown;
    },
    word: (word) => told(word),
  };
}

/** Converts the digits of a number; a text may be a name, which must not change. */
const filled = (value: Count | string, digits: Texts['digits']): string => {
  if (typeof value === 'string') return value;
  return digits(typeof value === 'number' ? String(value) : value.text);
};

/** Placeholders of server messages that contain decimals or dates as text; other texts are names or codes. */
const figureHoles: readonly string[] = ['used', 'exact', 'from', 'to', 'figure', 'amount', 'net', 'date'];

const figuresOf = (values: Readonly<Record<string, string | number>>, digits: Texts['digits']): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      figureHoles.includes(name) ? digits(String(value)) : value,
    ]),
  );
