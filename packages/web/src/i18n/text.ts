import type { Holes, Language } from '@daftar/domain';
import type { texts } from './ar.ts';
import type { CountedText } from './en.ts';
import type { Count, Forms } from './plural.ts';
import type { Shown } from './shown.ts';

/**
 * Every English text of the product. Placeholders have the form `{{name}}`. The dictionaries have a translation of each text.
 */
export type Template = keyof typeof texts;

/** `t` fills in the platform owner's name, so its placeholder `provider` needs no value. */
type HolesOf<Key extends Template> = Exclude<Holes<Key>, 'provider'>;

/** A text without placeholders: a label, a title, a hint, a notice. */
export type Text = { [Key in Template]: [HolesOf<Key>] extends [never] ? Key : never }[Template];

/** The texts with exactly these placeholders: `TemplateWith<'number'>` contains 'Package {{number}}'. */
export type TemplateWith<Hole extends string> = {
  [Key in Template]: [HolesOf<Key>, Hole] extends [Hole, HolesOf<Key>] ? Key : never;
}[Template];

/** The values for a text's placeholders; a text with a count needs a number. */
export type ValuesOf<Key extends Template> = {
  readonly [Hole in HolesOf<Key>]: Key extends CountedText ? HoleOfCounted<Hole> : string | number;
};
type HoleOfCounted<Hole> = Hole extends 'count' ? Count : string | number;

/** A text of the product, one that `t` has translated and filled, or a name, which is the same in every language. */
export type DisplayText = Text | Shown | { readonly name: string };

/**
 * Words that the contract lists, such as the statuses of an account, are allowed if the dictionaries have all of them: a new one
 * without a translation does not compile. Any string is allowed where the contract lists no values.
 */
export type ContractWord<Word> = string extends Word ? Word : [Word] extends [Template] ? Word : never;

/** A translation of every text, with all plural forms of the language. */
export type Dictionary<Of extends Language> = {
  readonly [Key in Template]: Key extends CountedText ? Forms<Of> : string;
};
