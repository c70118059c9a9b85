import type { Holes, Language } from '@daftar/domain';
import type { texts } from './ar.ts';
import type { CountedText } from './en.ts';
import type { Count, Forms } from './plural.ts';

/** Every English text of the product, with its `{{holes}}`; the dictionaries have a translation of each. */
export type Template = keyof typeof texts;

/** The provider's name is always known. */
type HolesOf<Key extends Template> = Exclude<Holes<Key>, 'provider'>;

/** A text that is complete as it stands: a label, a title, a hint, a notice. */
export type Text = { [Key in Template]: [HolesOf<Key>] extends [never] ? Key : never }[Template];

/** The texts with exactly these holes: `TemplateWith<'number'>` has 'Package {{number}}'. */
export type TemplateWith<Hole extends string> = {
  [Key in Template]: [HolesOf<Key>, Hole] extends [Hole, HolesOf<Key>] ? Key : never;
}[Template];

/** A text's holes with what fills them; a text that counts takes a number. */
export type ValuesOf<Key extends Template> = {
  readonly [Hole in HolesOf<Key>]: Key extends CountedText ? HoleOfCounted<Hole> : string | number;
};
type HoleOfCounted<Hole> = Hole extends 'count' ? Count : string | number;

type Filled = Exclude<Template, Text>;
type IsCounted<Key> = Key extends CountedText ? true : false;

/** The texts with exactly these holes that count something, or that do not. */
type FilledWith<Hole extends string, Counted> = {
  [Key in Filled]: [HolesOf<Key>, Hole, IsCounted<Key>] extends [Hole, HolesOf<Key>, Counted] ? Key : never;
}[Filled];

/**
 * A text of these holes, with its values. One type for all texts with the same holes: a union with a type for each text is more
 * than the compiler reduces.
 */
type WithValues<Hole extends string, Counted> = readonly [
  text: FilledWith<Hole, Counted>,
  values: { readonly [Name in Hole]: Counted extends true ? HoleOfCounted<Name> : string | number },
];

/** A complete text, one with what fills its holes, or a name, which is the same in every language. */
export type Said =
  | Text
  | { [Key in Filled]: WithValues<HolesOf<Key>, IsCounted<Key>> }[Filled]
  | { readonly name: string };

/** A translation of every text, in every form that the language has. */
export type Dictionary<Of extends Language> = {
  readonly [Key in Template]: Key extends CountedText ? Forms<Of> : string;
};
