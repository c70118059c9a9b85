import { type Language, languages, type Numerals } from '@daftar/domain';
import { digitsIn, keepNumerals, type NumeralsChoice, numeralsOf } from './numerals.ts';
import { flagWords } from './permission-words.ts';
import { type Sentence, sentenceOf, sentencesOf } from './sentences.ts';
import type { Text } from './text.ts';

export type Values = Readonly<Record<string, string | number>>;

export type Texts = {
  readonly language: Language;
  /** The digits that figures are written with. */
  readonly numerals: Numerals;
  /** Writes the digits of a finished text as the user chose; ids, phone numbers and keys stay as they are. */
  readonly digits: (text: string) => string;
  /** A text of ours in the user's language; the compiler knows every one of them. */
  readonly t: (text: Text, values?: Values) => string;
  /** A text that comes from elsewhere, as a validator's or the server's: translated when we know it. */
  readonly foreign: (text: string) => string;
};

type Dictionary = Readonly<Record<string, string>>;
/** What a language says: texts by their English, and those that come filled from elsewhere. */
type Spoken = { readonly dictionary: Dictionary; readonly sentences: readonly Sentence[] };

const key = 'daftar.language';

/**
 * The domain writes this one message with the provider's first name; ours take it from the configuration. The server names a
 * flag as the wire does: people know it by its words in the role form.
 */
const english: Spoken = {
  dictionary: { 'Please provide valid walee share': 'Please provide valid {{providerInText}} share' },
  sentences: sentencesOf([
    'Your role does not permit this ({{permission}})',
    'Your own role does not permit {{permission}}',
  ]),
};

/** Texts are their own keys: English needs no dictionary, and what is not translated reads as English. */
function textsOf(language: Language, { dictionary, sentences }: Spoken, provider: string): Texts {
  const names: Values = { provider, providerInText: provider.toLowerCase() };
  const numerals = numeralsOf(language);
  const digits = digitsIn(numerals);
  const known = (text: string) => (Object.hasOwn(dictionary, text) ? dictionary[text] : undefined);
  // Figures in our own texts are figures; a text that we do not know may be a name.
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
    foreign: (text) => {
      const sentence = known(text) === undefined ? sentenceOf(sentences, text) : undefined;
      if (!sentence) return fill(read(text), names);
      const { permission } = sentence.values;
      const named = permission && { permission: flagWords(permission).map(read).join(': ') };
      return fill(read(sentence.text), { ...figuresOf(sentence.values, digits), ...named });
    },
  };
}

/** Names stay as they are written; only what came as a number is written in the user's digits. */
const filled = (value: string | number, digits: Texts['digits']): string =>
  typeof value === 'number' ? digits(String(value)) : value;

/** What a server's sentence counts, computes or numbers; the rest of what fills it are names and codes. */
const figureHoles: readonly string[] = ['count', 'used', 'exact', 'number', 'from', 'to'];

const figuresOf = (values: Readonly<Record<string, string>>, digits: Texts['digits']): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, figureHoles.includes(name) ? digits(value) : value]),
  );

let spoken = english;
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

/** Arabic and Urdu come with their dictionary and their letters, when somebody asks for them. */
async function load(language: Language): Promise<Spoken> {
  if (language === 'en') return english;
  const [{ texts, sentences }] = await Promise.all([
    language === 'ar' ? import('./ar.ts') : import('./ur.ts'),
    import('../ui/fonts-arabic.css'),
  ]);
  return { dictionary: texts, sentences: sentencesOf(sentences) };
}

function show(language: Language): void {
  current = textsOf(language, spoken, provider);
  for (const listener of listeners) listener();
}

/** Names the provider, as labels of its share do: the server's configuration knows it. */
export function nameProvider(name: string): void {
  if (name === provider) return;
  provider = name;
  show(current.language);
}

/** Writes figures in the digits of the language or in Latin ones, and keeps that. */
export function setNumerals(choice: NumeralsChoice): void {
  keepNumerals(choice);
  show(current.language);
}

export async function setLanguage(language: Language): Promise<void> {
  spoken = await load(language);
  localStorage.setItem(key, language);
  document.documentElement.lang = language;
  document.documentElement.dir = language === 'en' ? 'ltr' : 'rtl';
  show(language);
}

/** Speaks the language that this browser keeps; English when it keeps none. */
export async function startI18n(): Promise<void> {
  const kept = localStorage.getItem(key);
  await setLanguage(languages.find((language) => language === kept) ?? 'en');
}
