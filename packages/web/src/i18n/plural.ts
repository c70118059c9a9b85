import { countHoles, type Language } from '@daftar/domain';

/** Each language's plural categories, as `Intl.PluralRules` names them. */
type Categories = {
  readonly en: 'one' | 'other';
  readonly ar: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
  readonly ur: 'one' | 'other';
};

/** All plural forms of a text with a count; a missing form does not compile. */
export type Forms<Of extends Language> = Readonly<Record<Categories[Of], string>>;

/** A dictionary's entry for a text: its translation, or the plural forms of a text with a count. */
export type Entry = string | ({ readonly other: string } & Partial<Forms<'ar'>>);

/** A number, with a text if it is not shown as the bare number: 10,000 shown as '10,000+'. */
export type Count = number | { readonly count: number; readonly text: string };

const numberOf = (value: Count | string | undefined): number =>
  typeof value === 'object' ? value.count : Number(value);

/** Returns a function that chooses the plural form of an entry by the count among its values. */
export function formIn(language: Language) {
  const rules = new Intl.PluralRules(language);
  return (key: string, entry: Entry, values: Readonly<Record<string, Count | string>>): string => {
    if (typeof entry === 'string') return entry;
    const hole = countHoles.find((name) => key.includes(`{{${name}}}`)) ?? '';
    return entry[rules.select(numberOf(values[hole]))] ?? entry.other;
  };
}
