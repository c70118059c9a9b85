declare const shown: unique symbol;

/** A text in the user's language, as `t` returns it. A bare string is not one, so that nothing untranslated is shown. */
export type Shown = string & { readonly [shown]: true };

/** Adds the name that a text is about: 'Actions: Nile Books'. */
export const named = (text: Shown, name: string): Shown => `${text}: ${name}` as Shown;

/** Joins texts into one line. */
export const joined = (texts: readonly Shown[], separator = ' · '): Shown => texts.join(separator) as Shown;

/** Marks a text that is the same in every language: code, a number or a product's name. */
export const asWritten = (text: string): Shown => text as Shown;

/** Separates facts in a line of text. The no-break space keeps the dot at the end of a line: no line begins with it. */
export const FACT_SEPARATOR = '\u00a0· ';
