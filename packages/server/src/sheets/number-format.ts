import { type DateKind, dateKind } from './date-text.ts';

/** How a number format shows a cell otherwise than as its plain number or text. */
export interface NumberFormat {
  date?: DateKind | undefined;
  /** The text around a whole number, and how many digits it has at least: PO-0042. */
  padded?: { before: string; digits: number; after: string } | undefined;
  /** Whether numbers are shown as other ones (percent, thousands), or not at all. */
  changesNumbers: boolean;
  hidesTexts: boolean;
}

/** Spreadsheet programs write no longer ones. */
const LONGEST = 255;
/** Built-in formats that show percent. */
const PERCENT: ReadonlySet<number> = new Set([9, 10]);
/** A part of a format: quoted or escaped text, a bracket, a fill or a space of a character's width, or one character. */
const PART = /"([^"]*)"|\\(.)|\[\$([^\]-]*)(?:-[^\]]*)?\]|\[[^\]]*\]|[_*].|general|./giu;
/** A comma behind the last digit divides by a thousand. */
const THOUSANDS = /[0#?],+(?![0#?,])/;

interface Section {
  before: string;
  /** The digits and marks of the number. */
  number: string;
  after: string;
}

function sectionOf(code: string): Section {
  const section: Section = { before: '', number: '', after: '' };
  for (const [part, quoted, escaped, currency] of code.matchAll(PART)) {
    const literal = quoted ?? escaped ?? currency ?? (/^[-+ ()/:$€£]$/.test(part) ? part : undefined);
    if (literal === undefined) {
      if (!/^[[_*]/.test(part)) section.number += part;
    } else if (section.number === '') section.before += literal;
    else section.after += literal;
  }
  return section;
}

/** Returns how a number format shows a cell; undefined for one that shows the plain number and text. */
export function numberFormat(id: number, code: string | undefined): NumberFormat | undefined {
  const date = dateKind(id, code);
  if (code === undefined)
    return date || PERCENT.has(id) ? { date, changesNumbers: !date, hidesTexts: false } : undefined;
  const sections = code.slice(0, LONGEST).split(';');
  const { before, number, after } = sectionOf(sections[0] ?? '');
  const isHidden = sections.length > 1 && number === '' && before + after === '';
  const isOther = number.includes('%') || THOUSANDS.test(number) || /\d/.test(before + after);
  const isPadded = /^0+$/.test(number) && (number.length > 1 || (before + after).trim() !== '');
  const hidesTexts = sections.length > 3 && sections[3]?.trim() === '';
  const changesNumbers = !date && (isHidden || isOther);
  if (!date && !changesNumbers && !isPadded && !hidesTexts) return undefined;
  const padded = !date && !isOther && isPadded ? { before, digits: number.length, after } : undefined;
  return { date, padded, changesNumbers, hidesTexts };
}

/** Returns a whole number as a format with fixed digits or texts shows it; undefined for other numbers and formats. */
export function paddedText(value: number, format: NumberFormat | undefined): string | undefined {
  if (!format?.padded || !Number.isSafeInteger(value) || value < 0) return undefined;
  const { before, digits, after } = format.padded;
  return `${before}${String(value).padStart(digits, '0')}${after}`.trim();
}
