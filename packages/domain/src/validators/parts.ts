import type { CountryName } from '../catalogue/countries.ts';
import type { Currency } from '../money/currency.ts';
import { brokenByText } from './broken-rule.ts';
import { field, type Part } from './field.ts';
import type { FieldRule } from './field-rule.ts';

/** A text in the spelling that `spell` gives it. */
export function spelled(rule: FieldRule, spell: (typed: string) => string): Part<string> {
  return field<string>(rule, (held) => {
    if (typeof held !== 'string') return { broken: 'type' };
    const value = spell(held);
    const broken = brokenByText(rule, value);
    return broken ? { broken } : { value };
  });
}

/** A text without the spaces around it. */
export const text = (rule: FieldRule): Part<string> => spelled(rule, (typed) => typed.trim());

/** A text exactly as it was typed, such as a password. */
export const asTyped = (rule: FieldRule): Part<string> => spelled(rule, (typed) => typed);

/** One of a few values. */
export const oneOf = <const T extends string>(values: readonly T[], rule: FieldRule): Part<T> =>
  asTyped({ ...rule, values }) as Part<T>;

/** A currency of the product, in upper case. */
export const currency = (rule: FieldRule): Part<Currency> =>
  spelled(rule, (typed) => typed.trim().toUpperCase()) as Part<Currency>;

/** The English name of a country that the server accepts. */
export const country = (rule: FieldRule): Part<CountryName> => asTyped(rule) as Part<CountryName>;

/** Leaves out what is undefined. */
export function compact<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}
