import { fieldWords } from './field-words.ts';
import { FACT_SEPARATOR } from './shown.ts';
import type { Texts } from './texts-of.ts';

/** Formats a value in one line in the user's language, for example 'Name: centre, Value: 7'; an empty value is a dash. */
export function valueLine(value: unknown, texts: Texts): string {
  if (Array.isArray(value)) return value.map((one) => valueLine(one, texts)).join(FACT_SEPARATOR) || '–';
  if (typeof value === 'boolean') return texts.t(value ? 'Yes' : 'No');
  if (typeof value === 'number') return texts.digits(String(value));
  if (typeof value !== 'object' || value === null) return texts.word(String(value ?? '')) || '–';
  const facts = Object.entries(value).map(
    ([name, fact]) => `${fieldWords(name, texts)}: ${valueLine(fact, texts)}`,
  );
  return facts.join(texts.language === 'en' ? ', ' : '\u060c ') || '–';
}
