import { arabicValues, urduValues, type ValueWord } from '@daftar/domain';
import { type ColumnWords, codes, type SheetText, said, type Words } from './column-words.ts';

const isValueWord = (word: string): word is ValueWord => Object.hasOwn(arabicValues, word);

/** Returns a value of the contract in the languages of exported files, as the screens show it. */
export const valueWord = (english: ValueWord): Words => [english, arabicValues[english], urduValues[english]];

/** All values of the contract that files translate, by their English word. */
export const valueWords = Object.fromEntries(
  Object.keys(arabicValues)
    .filter(isValueWord)
    .map((english) => [english, valueWord(english)]),
);

/** A column whose values are words of the contract. */
export const word = (title: SheetText): ColumnWords => codes(said(title), valueWords);

/** A column whose values are codes of the contract, each shown by its label. */
export const labelled = (title: Words, labels: Readonly<Record<string, ValueWord>>): ColumnWords =>
  codes(title, Object.fromEntries(Object.entries(labels).map(([code, label]) => [code, valueWord(label)])));
