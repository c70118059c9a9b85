import { foldText } from '../text/fold-text.ts';

/** The words by which files mark a sum, folded: English, Arabic and Urdu. */
const words = [
  /^(?:grand |sub|sub |sub-|net |overall |page )?totals?(?:$|[ :=])/,
  /^(?:ال)?(?:مجموع|اجمالي)(?:$|[ :=])/,
  /^(?:ميزان|كل|ٹوٹل|مجموعي)(?:$|[ :=])/,
];

const isTotalWord = (text: string): boolean => words.some((word) => word.test(text));

/**
 * Tells whether a row is a sum of other rows: its first text or its reference is a word such as 'Total', 'الإجمالي' or 'کل', and
 * its references are empty or such words. Ask only for rows without a type: a payment may have such a word in its reference.
 */
export function isTotalRow(texts: readonly string[], references: readonly string[]): boolean {
  const first = texts.map(foldText).find((text) => text !== '');
  const named = references.map(foldText).filter((text) => text !== '');
  return (named.length > 0 || (first !== undefined && isTotalWord(first))) && named.every(isTotalWord);
}
