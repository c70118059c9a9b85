import { hideIbans } from '../text/hide-ibans.ts';
import { passesLuhn } from './card-number.ts';

/** The index of the first character, and the index after the last one. */
type Place = readonly [start: number, end: number];

/** Latin, Arabic-Indic, Persian and full-width digits. The last hexadecimal digit of each code is the digit's value. */
const digitGroups = /[0-9\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]+/g;
/** Characters between the digits of one card number, with invisible characters that a pasted number may contain. */
const separator = /^[\s\p{Pd}\p{Cf}._]{1,2}$/u;

const SHORTEST = 13;
const LONGEST = 19;

/**
 * Prefixes and lengths of the brands in `cardBrands`, and of UnionPay and Maestro. Patterns, because the table of brands is too
 * large for the first page.
 */
const schemes: readonly (readonly [prefix: RegExp, ...lengths: number[]])[] = [
  [/^4/, 13, 16, 19],
  [/^(?:5[1-5]|2(?:205|22[1-9]|2[3-9]|[3-6]|7[01]|720)|9682)/, 16],
  [/^3[47]/, 15],
  [/^3(?:0[0-5]|095|[689])/, 14],
  [/^35(?:2[89]|[3-8])/, 16],
  [/^(?:50|5[6-9]|6)/, 16, 17, 18, 19],
];

/**
 * Egyptian national ids: the century (3 for births since 2000), the day of birth as YYMMDD, the governorate and five digits.
 * Some start like a card of Diners Club.
 */
const nationalId = /^3\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:0[1-4]|[123]\d|88)\d{5}$/;

const isCardNumber = (digits: string): boolean =>
  schemes.some(([prefix, ...lengths]) => lengths.includes(digits.length) && prefix.test(digits)) &&
  passesLuhn(digits) &&
  !nationalId.test(digits);

const asciiDigits = (group: string): string =>
  Array.from(group, (digit) => digit.charCodeAt(0) % 16).join('');

/**
 * Returns the places of the card numbers in a text. A card number begins and ends with a whole group of digits, so that longer
 * numbers are not found.
 */
function findCardNumbers(text: string): Place[] {
  const plain = hideIbans(text);
  const groups = [...plain.matchAll(digitGroups)];
  const found: Place[] = [];
  for (const [first, { index: start }] of groups.entries()) {
    if (start < (found.at(-1)?.[1] ?? 0)) continue;
    const end = endOfCard(plain, groups.slice(first, first + LONGEST));
    if (end > 0) found.push([start, end]);
  }
  return found;
}

/** Returns the index after the longest card number that begins with the first group; 0 if there is none. */
function endOfCard(text: string, groups: readonly RegExpExecArray[]): number {
  let digits = '';
  let end = 0;
  let endOfFound = 0;
  for (const { 0: group, index } of groups) {
    const isApart = digits !== '' && !separator.test(text.slice(end, index));
    if (isApart || digits.length + group.length > LONGEST) break;
    digits += asciiDigits(group);
    end = index + group.length;
    if (digits.length >= SHORTEST && isCardNumber(digits)) endOfFound = end;
  }
  return endOfFound;
}

/** Tells whether a text contains a card number: the number of a card scheme with its check digit, in any grouping. */
export const hasCardNumber = (text: string): boolean => findCardNumbers(text).length > 0;

/** Replaces the middle digits of each card number in a text; the first 6 and last 4 digits remain, without separators. */
export function maskCardNumbers(text: string): string {
  let shown = '';
  let at = 0;
  for (const [start, end] of findCardNumbers(text)) {
    const digits = text.slice(start, end).replace(/[^\p{Nd}]/gu, '');
    shown += `${text.slice(at, start)}${digits.slice(0, 6)}…${digits.slice(-4)}`;
    at = end;
  }
  return shown + text.slice(at);
}
