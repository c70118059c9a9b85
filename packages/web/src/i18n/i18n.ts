import { type Language, languages, type Numerals, sentences } from '@daftar/domain';
import type { Message } from './message.ts';
import { digitsIn, type NumeralsChoice, numeralsOf, storeNumerals } from './numerals.ts';
import { flagWords } from './permission-words.ts';
import type { Text } from './text.ts';

export type Values = Readonly<Record<string, string | number>>;

export type Texts = {
  readonly language: Language;
  /** The digit system for numbers. */
  readonly numerals: Numerals;
  /** Converts the digits of a formatted text to the chosen ones. Not for ids, phone numbers and keys. */
  readonly digits: (text: string) => string;
  /** Translates a text of the product; the compiler checks that it is in the dictionary. */
  readonly t: (text: Text, values?: Values) => string;
  /** Translates a message from a validator or the server; an unknown text is returned unchanged. */
  readonly foreign: (message: Message) => string;
};

type Dictionary = Readonly<Record<string, string>>;

const key = 'daftar.language';

/** English needs one entry: this domain message contains a fixed provider name, which must be replaced by the configured one. */
const english: Dictionary = {
  'Please provide valid walee share': 'Please provide valid {{providerInText}} share',
};

/** Creates the translation functions of a language. The English text is the key, so a missing translation shows English. */
function textsOf(language: Language, dictionary: Dictionary, provider: string): Texts {
  const names: Values = { provider, providerInText: provider.toLowerCase() };
  const numerals = numeralsOf(language);
  const digits = digitsIn(numerals);
  const known = (text: string) => (Object.hasOwn(dictionary, text) ? dictionary[text] : undefined);
  // Converts digits only in known texts; an unknown text may be a name, which must not change.
  const read = (text: string): string => {
    const own = known(text);
    return own === undefined ? text : digits(own);
  };
  const fill = (text: string, values: Values): string =>
    text.replace(/\{\{(\w+)\}\}/g, (hole, name: string) =>
      Object.hasOwn(values, name) ? filled(values[name] ?? '', digits) : hole,
    );
  return {
    language,
    numerals,
    digits,
    t: (text, values) => fill(read(text), { ...names, ...values }),
    foreign: (message) => {
      if (typeof message === 'string') return fill(read(message), names);
      const { permission } = message.values;
      const named = permission && { permission: flagWords(String(permission)).map(read).join(': ') };
      return fill(read(sentences[message.code]), { ...figuresOf(message.values, digits), ...named });
    },
  };
}

/** Converts the digits of a number; a text may be a name, which must not change. */
const filled = (value: string | number, digits: Texts['digits']): string =>
  typeof value === 'number' ? digits(String(value)) : value;

/** Placeholders of server messages that contain decimals or dates as text; other texts are names or codes. */
const figureHoles: readonly string[] = ['used', 'exact', 'from', 'to', 'figure', 'amount', 'net', 'date'];

const figuresOf = (values: Values, digits: Texts['digits']): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      figureHoles.includes(name) ? digits(String(value)) : value,
    ]),
  );

let dictionary = english;
let provider = 'Walee';
let current = textsOf('en', english, provider);
const listeners = new Set<() => void>();

export const textStore = {
  current: (): Texts => current,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Loads a language's dictionary; English needs none. */
async function load(language: Language): Promise<Dictionary> {
  if (language === 'en') return english;
  const { texts } = await (language === 'ar' ? import('./ar.ts') : import('./ur.ts'));
  return texts;
}

function show(language: Language): void {
  current = textsOf(language, dictionary, provider);
  for (const listener of listeners) listener();
}

/** Sets the provider's name, as configured on the server, for all texts that contain it. */
export function setProviderName(name: string): void {
  if (name === provider) return;
  provider = name;
  show(current.language);
}

/** Switches between the language's own digits and Latin ones, and stores the choice. */
export function setNumerals(choice: NumeralsChoice): void {
  storeNumerals(choice);
  show(current.language);
}

export async function setLanguage(language: Language): Promise<void> {
  dictionary = await load(language);
  localStorage.setItem(key, language);
  document.documentElement.lang = language;
  document.documentElement.dir = language === 'en' ? 'ltr' : 'rtl';
  show(language);
}

/** Activates the stored language; English if none is stored. */
export async function startI18n(): Promise<void> {
  const kept = localStorage.getItem(key);
  await setLanguage(languages.find((language) => language === kept) ?? 'en');
}
