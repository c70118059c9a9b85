import { type SheetText, said, type Words } from '../../../sheets/said.ts';

export { type SheetText, said, type Words } from '../../../sheets/said.ts';

import { type Language, languages } from '@daftar/domain';
import type { ColumnFormat } from '../../../sheets/column-format.ts';

/** How an export shows a field. */
export interface ColumnWords {
  title: Words;
  format: ColumnFormat;
  /** Texts for the values of a boolean field, or of the codes in a list. */
  values?: Record<string, Words>;
  /** Values that the cells of a workbook offer, because people edit them. */
  choices?: readonly string[];
}

/** Returns a text in a language. */
export const wordsIn = (words: Words, language: Language): string =>
  words[languages.indexOf(language)] ?? words[0];

/** Joins the parts of a list with the language's comma. */
export const listed = (parts: readonly string[], language: Language): string =>
  parts.join(language === 'en' ? ', ' : '\u060c ');

const column =
  (format: ColumnFormat) =>
  (title: SheetText): ColumnWords => ({ title: said(title), format });

export const text = column('text');
export const instant = column('instant');
export const day = column('day');
export const count = column('count');
export const amount = column('amount');
export const decimal = column('decimal');

const yes: Words = said('Yes');
const no: Words = said('No');

/** A boolean field, shown as Yes or No unless it has texts of its own. */
export const either = (title: Words, whenTrue = yes, whenFalse = no): ColumnWords => ({
  title,
  format: 'text',
  values: { true: whenTrue, false: whenFalse },
});

/** A list of codes, each shown as its text. */
export const codes = (title: Words, values: Record<string, Words>): ColumnWords => ({
  title,
  format: 'text',
  values,
});
