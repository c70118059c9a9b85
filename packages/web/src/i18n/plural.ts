import { countHoles, type Language } from '@daftar/domain';

/** Each language's plural categories of counted things, as `Intl.PluralRules` names them. */
type Categories = {
  readonly en: 'one' | 'other';
  readonly ar: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
  readonly ur: 'one' | 'other';
};

/** A counting text in each form that a language has; one that lacks a form does not compile. */
export type Forms<Of extends Language> = Readonly<Record<Categories[Of], string>>;

/** What a dictionary has for a text: its translation, or the forms of a text that counts. */
export type Entry = string | ({ readonly other: string } & Partial<Forms<'ar'>>);

/** A number and how to write it, where that is not the bare number: 10,000 shown as '10,000+'. */
export type Count = number | { readonly count: number; readonly text: string };

const numberOf = (value: Count | string | undefined): number =>
  typeof value === 'object' ? value.count : Number(value);

/** Returns a function that chooses the form of an entry by the counted number among the values. */
export function formIn(language: Language) {
  const rules = new Intl.PluralRules(language);
  return (key: string, entry: Entry, values: Readonly<Record<string, Count | string>>): string => {
    if (typeof entry === 'string') return entry;
    const hole = countHoles.find((name) => key.includes(`{{${name}}}`)) ?? '';
    return entry[rules.select(numberOf(values[hole]))] ?? entry.other;
  };
}
