/**
 * Characters that folding leaves out, as ranges of a regular expression: control characters, invisible format characters and
 * fillers, variation selectors, combining marks (accents, vowels of Arabic and Urdu), hamza and tatweel. The database's
 * function `fold_text` has the same ranges.
 */
const LEFT_OUT = [
  '\\u0000-\\u0008\\u000e-\\u001f\\u007f-\\u0084\\u0086-\\u009f\\u00ad',
  '\\u0300-\\u036f\\u0600-\\u0605\\u0610-\\u061a\\u061c\\u0621\\u0640\\u064b-\\u065f\\u0670\\u0674\\u06d6-\\u06ed\\u070f',
  '\\u0890-\\u0891\\u08ca-\\u08ff\\u115f-\\u1160\\u17b4-\\u17b5\\u180b-\\u180f\\u1ab0-\\u1aff\\u1dc0-\\u1dff',
  '\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u20d0-\\u20ff\\ufe00-\\ufe0f\\ufe20-\\ufe2f\\ufeff\\ufff0-\\ufffb',
].join('');
const BLANKS =
  '\\t\\n\\u000b\\f\\r \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u2800\\u3000';

const leftOut = new RegExp(`[${LEFT_OUT}]`, 'g');
const blanks = new RegExp(`[${BLANKS}]+`, 'g');

/** For each character of a folded text, the characters that are written for it. */
const FORMS = {
  ا: 'ٱ',
  ي: 'ىیے',
  ه: 'ةہۃھە',
  ك: 'کڪ',
  σ: 'ς',
  '-': '‐‒–—―−',
  "'": '‘’ʼ',
  '"': '“”',
} as const;
const DIGITS = ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹'];

const formOf = new Map([
  ...Object.entries(FORMS).flatMap(([form, written]) => [...written].map((one) => [one, form] as const)),
  ...DIGITS.flatMap((digits) => [...digits].map((digit, value) => [digit, String(value)] as const)),
]);
const forms = new RegExp(`[${[...formOf.keys()].join('')}]`, 'g');

const plain = /^[!-~]+(?: [!-~]+)*$/;

/**
 * Returns a text in the form in which texts are searched and compared: without invisible characters, accents, vowel marks,
 * hamza and tatweel, in small letters, with one form of each Arabic letter, quote and dash, digits 0–9, and single blanks
 * only between words. Never show a folded text, and never take two texts for the same record only because they fold alike.
 */
export function foldText(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(leftOut, '')
    .toLowerCase()
    .replace(forms, (written) => formOf.get(written) ?? written)
    .replace(blanks, ' ')
    .replace(/^ | $/g, '');
}

const invisible = /\p{Cf}/gu;

/**
 * Returns a text as it was meant to be typed: without invisible format characters (direction marks, byte order mark, soft
 * hyphen), and with single blanks only between words. Unlike a folded text, it keeps its letters and their case.
 */
export function tidyText(text: string): string {
  return plain.test(text) ? text : text.replace(invisible, '').replace(blanks, ' ').replace(/^ | $/g, '');
}

const LETTERS_AND_DIGITS = /[\p{L}\p{N}]/gu;

/**
 * Tells whether a search text has fewer than three letters and digits. Lists that find texts by an index of three characters
 * search for such a text at the beginning of words only.
 */
export const isBriefText = (text: string): boolean => (text.match(LETTERS_AND_DIGITS)?.length ?? 0) < 3;
