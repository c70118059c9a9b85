import type { CountryName } from '../catalogue/countries.ts';
import type { Currency } from '../money/money.ts';
import { brokenByText } from './broken-rule.ts';
import { field, type Part } from './field.ts';
import type { FieldRule } from './field-rule.ts';

/** A text field; `spell` converts the typed text before the rule checks it. */
export function spelled(rule: FieldRule, spell: (typed: string) => string): Part<string> {
  return field<string>(rule, (held) => {
    if (typeof held !== 'string') return { broken: 'type' };
    const value = spell(held);
    const broken = brokenByText(rule, value);
    return broken ? { broken } : { value };
  });
}

/** A text field whose surrounding spaces are removed. */
export const text = (rule: FieldRule): Part<string> => spelled(rule, (typed) => typed.trim());

/** A text field whose text is not changed, such as a password. */
export const asTyped = (rule: FieldRule): Part<string> => spelled(rule, (typed) => typed);

/** A field with one of a few values. */
export const oneOf = <const T extends string>(values: readonly T[], rule: FieldRule): Part<T> =>
  asTyped({ ...rule, values }) as Part<T>;

/** A field with a currency of the product; the output is in upper case. */
export const currency = (rule: FieldRule): Part<Currency> =>
  spelled(rule, (typed) => typed.trim().toUpperCase()) as Part<Currency>;

/** A field with the English name of a country that the server accepts. */
export const country = (rule: FieldRule): Part<CountryName> => asTyped(rule) as Part<CountryName>;

/** Removes the properties that are undefined. */
export function compact<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}
