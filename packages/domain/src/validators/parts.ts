import * as v from 'valibot';
import { type CountryName, isCountryName } from '../catalogue/countries.ts';
import { type Currency, isCurrency } from '../money/currency.ts';
import { staysInPlace, visibleSign } from '../text/visible.ts';
import { isEmail } from './is-email.ts';

/** A part of a form: takes what an input holds, gives what the wire takes. */
export type Part<Output> = v.GenericSchema<string, Output>;

/** An input that must be filled: a missing one counts as an empty one, and only its first problem is told. */
export function required<T>(schema: Part<T>): Part<T> {
  return v.optional(v.config(schema, { abortPipeEarly: true }), '') as Part<T>;
}

const printable = /^\P{Cc}*$/u;

/** Text that must be there for whoever reads it; trimmed, without control characters. */
export function text(message: string, longest = 256): Part<string> {
  return required(
    v.pipe(
      v.string(message),
      v.trim(),
      v.minLength(1, message),
      v.maxLength(longest, message),
      v.regex(printable, message),
      v.regex(visibleSign, message),
    ),
  );
}

/** What somebody is called, for lists to show beside other things: it turns none of them around. */
export function calling(message: string, longest: number): Part<string> {
  return required(v.pipe(text(message, longest), v.regex(staysInPlace, message)));
}

/** A name of 2 to 50 characters, a letter or digit among them; trimmed, without what turns a text around. */
export function name(messages: { name: string; nameTooShort: string; nameTooLong: string }): Part<string> {
  return required(
    v.pipe(
      v.string(messages.name),
      v.trim(),
      v.regex(visibleSign, messages.name),
      v.minLength(2, messages.nameTooShort),
      v.maxLength(50, messages.nameTooLong),
      v.regex(staysInPlace, messages.name),
    ),
  );
}

/** One of a few values. */
export function oneOf<const T extends string>(values: readonly T[], message: string): Part<T> {
  return required(
    v.pipe(
      v.string(message),
      v.guard((value: string): value is T => values.some((one) => one === value), message),
    ),
  );
}

/** A currency of the product. */
export function currency(messages: { currency: string; currencyInvalid: string }): Part<Currency> {
  return required(
    v.pipe(
      v.string(messages.currency),
      v.trim(),
      v.minLength(1, messages.currency),
      v.toUpperCase(),
      v.guard((code: string): code is Currency => isCurrency(code), messages.currencyInvalid),
    ),
  );
}

/** The English name of a country that the server accepts. */
export function country(message: string): Part<CountryName> {
  return required(
    v.pipe(
      v.string(message),
      v.guard((value: string): value is CountryName => isCountryName(value), message),
    ),
  );
}

/** An email address that must be there. */
export function email(message: string): Part<string> {
  return required(v.pipe(v.string(message), v.trim(), v.check(isEmail, message)));
}

/** What an input holds: text, or a number when it comes from the wire. */
export const input = (message: string) =>
  v.custom<string>((value) => typeof value === 'string' || typeof value === 'number', message);

/** An input that may be left empty or out; it is then left out of the output too. */
export function optional<T>(part: Part<T>): Part<T | undefined> {
  return v.pipe(
    v.optional(input('Invalid text'), ''),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      if (typeof dataset.value === 'string' && dataset.value.trim() === '') return undefined;
      const result = v.safeParse(part, dataset.value);
      if (result.success) return result.output;
      for (const issue of result.issues) addIssue({ message: issue.message });
      return NEVER;
    }),
  ) as Part<T | undefined>;
}

/** Leaves out what is undefined. */
export function compact<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}
