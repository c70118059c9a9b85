import { foldText } from '../text/fold-text.ts';
import { type Currency, isCurrency, type Money, parseMoney } from './money.ts';

/** Signs and words that stand for a currency, folded as `foldText` does, without blanks and points. Some stand for several currencies. */
const SIGNS: ReadonlyMap<string, readonly Currency[]> = new Map<string, readonly Currency[]>([
  ['e£', ['EGP']],
  ['le', ['EGP']],
  ['جم', ['EGP']],
  ['جنيه', ['EGP']],
  ['جنيهمصري', ['EGP']],
  ['egyptianpound', ['EGP']],
  ['egyptianpounds', ['EGP']],
  ['£', ['EGP', 'GBP']],
  ['rs', ['PKR']],
  ['pakistanirupee', ['PKR']],
  ['pakistanirupees', ['PKR']],
  ['روپيه', ['PKR']],
  ['روپي', ['PKR']],
  ['دا', ['AED', 'JOD']],
  ['درهم', ['AED']],
  ['dh', ['AED']],
  ['dhs', ['AED']],
  ['رس', ['SAR']],
  ['ريال', ['SAR', 'QAR', 'OMR']],
  ['sr', ['SAR']],
  ['رق', ['QAR']],
  ['qr', ['QAR']],
  ['رع', ['OMR']],
  ['ro', ['OMR']],
  ['دك', ['KWD']],
  ['kd', ['KWD']],
  ['دب', ['BHD']],
  ['bd', ['BHD']],
  ['jd', ['JOD']],
  ['rm', ['MYR']],
  ['¥', ['CNY']],
  ['$', ['USD', 'SGD']],
  ['us$', ['USD']],
  ['s$', ['SGD']],
  ['€', ['EUR']],
]);

/** Returns a currency's sign as `SIGNS` has it: 'L.E.', 'LE.' and 'L. E.' are one sign. */
const bareSign = (sign: string): string => sign.replaceAll(/[. ]/g, '');

/** Returns the currency that a text names by its code or by a sign or name of one currency only; undefined for other texts. */
export function writtenCurrency(written: string): Currency | undefined {
  const sign = bareSign(foldText(written));
  const code = sign.toUpperCase();
  if (isCurrency(code)) return code;
  const [only, ...others] = SIGNS.get(sign) ?? [];
  return others.length === 0 ? only : undefined;
}

/** What is written around a number, and the number. */
interface Parts {
  number: string;
  isNegative: boolean;
  /** A currency's code or sign, folded; '' without one. */
  currency: string;
}

/**
 * A number may begin with a decimal point, but not directly behind letters: there the point belongs to the currency's sign. 'Rs.50'
 * is 50, '$.50' is 0.50.
 */
const NUMBER = /\d(?:[\d.,'٫٬ ]*\d)?|(?<![^ (+\-\p{Sc}])\.\d+/u;
/** The end of an amount without decimals, by which Pakistan protects it from further digits: 'Rs 5/-'. */
const closing = /(?<=\d) ?\/[-=](?! ?\d)/;
/** The parts around the number: signs, brackets, and one currency before or after it. */
const before = /^([-+]?)(\(?)([-+]?) ?([^\d()+-]*?) ?([-+]?)(\(?)$/;
const after = /^(\)?) ?([-+]?) ?([^\d()+-]*?) ?([-+]?)(\)?)$/;

/** The most frequent amounts, which need no folding. */
const usual = /^\d{1,12}\.\d{1,3}$/;

/** Splits a written amount into its number, sign and currency; undefined when it has other parts, or two signs. */
function partsOf(written: string): Parts | undefined {
  if (usual.test(written)) return { number: written, isNegative: false, currency: '' };
  const text = foldText(written).replaceAll('،', ',').replaceAll('`', "'").replace(closing, '');
  const found = NUMBER.exec(text);
  if (!found) return undefined;
  const [number] = found;
  const head = before.exec(text.slice(0, found.index));
  const tail = after.exec(text.slice(found.index + number.length));
  if (!head || !tail) return undefined;
  const currencies = [head[4], tail[3]].filter((one) => one !== undefined && one !== '');
  const opened = [head[2], head[6]].filter((one) => one === '(').length;
  const closed = [tail[1], tail[5]].filter((one) => one === ')').length;
  const signs = [head[1], head[3], head[5], tail[2], tail[4]].filter(
    (one) => one !== '' && one !== undefined,
  );
  if (currencies.length > 1 || opened !== closed || opened + signs.length > 1) return undefined;
  const currency = currencies[0]?.replaceAll(' ', '') ?? '';
  return { number, isNegative: opened === 1 || signs[0] === '-', currency };
}

/** The decimal mark of a number: certain by its form, or the mark that is one of two things (1,234 and 1.234). */
type Reading = { readonly plain: string } | { readonly unclear: ',' | '.'; readonly text: string };

const groups = (mark: string) => new RegExp(`^[1-9]\\d{0,2}(?:${mark}\\d{3})+$`);
const GROUPED = [
  groups(','),
  groups('\\.'),
  groups("'"),
  groups(' '),
  groups('٬'),
  /^[1-9]\d?(?:,\d\d)+,\d{3}$/,
];
/** 1,23,456 as in Pakistan and India is not also 123 groups of three: it has a group of two. */
const isGrouped = (whole: string): boolean => /^\d+$/.test(whole) || GROUPED.some((form) => form.test(whole));

/** One mark before three digits: a thousand and more, or three decimals. */
const single = /^[1-9]\d{0,2}[.,]\d{3}$/;

/** Reads a number by its form alone; undefined when it is none. */
function readingOf(text: string): Reading | undefined {
  if (/^\d+$/.test(text)) return { plain: text };
  if (single.test(text)) return { unclear: text.includes(',') ? ',' : '.', text };
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','), text.lastIndexOf('٫'));
  const mark = text.charAt(at);
  const isRepeated = at >= 0 && text.indexOf(mark) !== at;
  if (at < 0 || isRepeated) return isGrouped(text) ? { plain: text.replaceAll(/[^\d]/g, '') } : undefined;
  const [whole, decimals] = [text.slice(0, at), text.slice(at + 1)];
  // The mark of the groups must be another one than the decimal mark.
  const isNumber = (whole === '' || isGrouped(whole)) && /^\d+$/.test(decimals) && !whole.includes(mark);
  return isNumber ? { plain: `${whole.replaceAll(/[^\d]/g, '') || '0'}.${decimals}` } : undefined;
}

/** What is known about the amounts of a column, by their index. */
export type AmountsContext = {
  /** Whether the text is that of a number cell: its point is a decimal point, and tells nothing about the column's texts. */
  readonly isNumber?: (index: number) => boolean;
  /** The number of decimals of the amount's currency; undefined where it is unknown. */
  readonly decimals?: (index: number) => number | undefined;
};

type Mark = ',' | '.';

const otherMark = (mark: Mark): Mark => (mark === ',' ? '.' : ',');

/** The decimal mark that a number with this plain form uses; undefined when it shows none. */
function markOf(text: string, plain: string): Mark | undefined {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last < 0 || text.includes('٫') || text.includes('٬')) return undefined;
  const mark = text.charAt(last) === ',' ? ',' : '.';
  // A mark that separates groups leaves the other one for decimals.
  return plain.includes('.') ? mark : otherMark(mark);
}

/** An amount of the form 1,234 or 1.234, and the number of decimals of its currency. */
type Unclear = { readonly unclear: Mark; readonly text: string; readonly decimals: number | undefined };

const DECIMALS = 3;
const hasFewerDecimals = ({ decimals }: Unclear): boolean => decimals !== undefined && decimals < DECIMALS;
/** An amount such as 1,234 or 1.234 EGP: the currency does not have three decimals. */
const hasTooManyDecimals = (one: Unclear): boolean => hasFewerDecimals(one) && !one.text.endsWith('0');
const isCertainlyGrouped = (one: Unclear): boolean => one.unclear === ',' && hasTooManyDecimals(one);

/**
 * Returns the decimal mark by which an unclear amount is read: that of the column. Where the column shows none, a point is one,
 * because programs write it so and the countries that we know separate groups by a comma. A comma is read only in a currency with
 * fewer than three decimals.
 */
function ownMark(one: Unclear, marks: ReadonlySet<Mark>): Mark | undefined {
  const [mark] = marks;
  if (marks.size === 1) return mark;
  if (isCertainlyGrouped(one)) return '.';
  return marks.size === 0 && (one.unclear === '.' || hasFewerDecimals(one)) ? '.' : undefined;
}

/** Returns a function that reads the unclear amounts of a column; it returns undefined for one that may be two amounts. */
function readerOf(
  certain: ReadonlySet<Mark>,
  unclear: readonly Unclear[],
): (one: Unclear) => string | undefined {
  const marks: ReadonlySet<Mark> =
    certain.size > 0 ? certain : new Set(unclear.some(isCertainlyGrouped) ? ['.'] : []);
  // Beside 1.234 EGP, which is no decimal number, 1.500 EGP may be 1.50 or 1,500.
  const mayGroup = unclear.some((one) => one.unclear === '.' && hasTooManyDecimals(one));
  const isDoubted = (one: Unclear) => mayGroup && one.unclear === '.' && hasFewerDecimals(one);
  return (one) => {
    const own = ownMark(one, marks);
    if (own === undefined || (marks.size === 0 && isDoubted(one))) return undefined;
    return one.unclear === own ? one.text.replace(own, '.') : one.text.replace(one.unclear, '');
  };
}

/**
 * Converts the amounts of a file's column to plain numbers, such as `-1234.50` or `1234.50 egp`: with Latin digits, a minus
 * sign in front, a decimal point and no groups. Understands the digits of Arabic and Urdu, groups as they are written in the
 * region (1,234.50, 1.234,50, 1 234,50, 1'234.50, 12,34,567.00), signs of accountants (5.00) and of SAP 5.00-, and a currency
 * before or after the number. A plain number is read as itself again.
 *
 * 1,234 and 1.234 are read as the other amounts of the column decide. When these do not, the point is a decimal point: 1.234 is an
 * amount of KWD, and none of EGP, beside which 1.500 EGP is not read either. The comma separates groups if the currency has fewer than three decimals; otherwise, as with KWD,
 * the amount is undefined, because nothing is guessed.
 * Other texts are undefined, too.
 */
export function plainAmounts(
  written: readonly string[],
  { isNumber = () => false, decimals = () => undefined }: AmountsContext = {},
): readonly (string | undefined)[] {
  const parts = written.map((text) => (/^\d{1,15}$/.test(text) ? text : partsOf(text)));
  const unclear = new Map<Parts, Unclear>();
  const certain = new Set<Mark>();
  for (const [index, one] of parts.entries()) {
    if (one === undefined || typeof one === 'string' || isNumber(index)) continue;
    const reading = readingOf(one.number);
    if (reading === undefined) continue;
    if ('unclear' in reading) unclear.set(one, { ...reading, decimals: decimals(index) });
    else {
      const mark = markOf(one.number, reading.plain);
      if (mark) certain.add(mark);
    }
  }
  const read = readerOf(certain, [...unclear.values()]);
  return parts.map((one) => {
    if (one === undefined || typeof one === 'string') return one;
    const doubtful = unclear.get(one);
    const plain = doubtful ? read(doubtful) : certainText(one.number);
    if (plain === undefined) return undefined;
    return `${one.isNegative ? '-' : ''}${plain}${one.currency && ` ${one.currency}`}`;
  });
}

/** Returns the plain number of a text that is not unclear, or of a number cell. */
function certainText(text: string): string | undefined {
  const reading = readingOf(text);
  return reading && ('plain' in reading ? reading.plain : text);
}

/**
 * Returns the amount that a plain number of `plainAmounts` is in a currency; undefined when it names another currency, or has more
 * decimals than the currency.
 */
export function moneyOfPlain<const C extends Currency>(plain: string, currency: C): Money<C> | undefined {
  const [number = '', named = ''] = plain.split(' ');
  return isNamed(named, currency) ? parseMoney(number, currency) : undefined;
}

function isNamed(named: string, currency: Currency): boolean {
  if (named === '') return true;
  const sign = bareSign(named);
  return sign.toUpperCase() === currency || (SIGNS.get(sign)?.includes(currency) ?? false);
}
