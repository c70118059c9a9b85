import { foldText } from '../text/fold-text.ts';
import { type Currency, isCurrency, type Money, parseMoney } from './money.ts';

/** Signs and words that stand for a currency, folded as `foldText` does. Some stand for several currencies. */
const SIGNS: Readonly<Record<string, readonly Currency[]>> = {
  'e£': ['EGP'],
  'l.e': ['EGP'],
  'l.e.': ['EGP'],
  le: ['EGP'],
  'ج.م': ['EGP'],
  'ج.م.': ['EGP'],
  جنيه: ['EGP'],
  '£': ['EGP', 'GBP'],
  rs: ['PKR'],
  'rs.': ['PKR'],
  روپيه: ['PKR'],
  روپي: ['PKR'],
  'د.ا': ['AED', 'JOD'],
  'د.ا.': ['AED', 'JOD'],
  درهم: ['AED'],
  dh: ['AED'],
  dhs: ['AED'],
  'ر.س': ['SAR'],
  'ر.س.': ['SAR'],
  ريال: ['SAR', 'QAR', 'OMR'],
  sr: ['SAR'],
  'ر.ق': ['QAR'],
  'ر.ق.': ['QAR'],
  'ر.ع.': ['OMR'],
  'د.ك': ['KWD'],
  'د.ك.': ['KWD'],
  'د.ب': ['BHD'],
  'د.ب.': ['BHD'],
  rm: ['MYR'],
  '¥': ['CNY'],
  $: ['USD', 'SGD'],
  us$: ['USD'],
  s$: ['SGD'],
  '€': ['EUR'],
};

/** What is written around a number, and the number. */
interface Parts {
  number: string;
  isNegative: boolean;
  /** A currency's code or sign, folded; '' without one. */
  currency: string;
}

const NUMBER = /\d(?:[\d.,'٫٬ ]*\d)?|\.\d+/;
/** The parts around the number: signs, brackets, and one currency before or after it. */
const before = /^([-+]?)(\(?)([-+]?) ?([^\d()+-]*?) ?([-+]?)(\(?)$/;
const after = /^(\)?) ?([-+]?) ?([^\d()+-]*?) ?([-+]?)(\)?)$/;

/** Splits a written amount into its number, sign and currency; undefined when it has other parts, or two signs. */
function partsOf(written: string): Parts | undefined {
  const text = foldText(written).replaceAll('،', ',').replaceAll('`', "'");
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
  return { number, isNegative: opened === 1 || signs[0] === '-', currency: currencies[0] ?? '' };
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

/** Reads a number by its form alone; undefined when it is none. */
function readingOf(text: string): Reading | undefined {
  if (/^\d+$/.test(text)) return { plain: text };
  const single = /^[1-9]\d{0,2}([.,])\d{3}$/.exec(text);
  if (single) return { unclear: single[1] === ',' ? ',' : '.', text };
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','), text.lastIndexOf('٫'));
  const mark = text.charAt(at);
  const isRepeated = at >= 0 && text.indexOf(mark) !== at;
  if (at < 0 || isRepeated) return isGrouped(text) ? { plain: text.replaceAll(/[^\d]/g, '') } : undefined;
  const [whole, decimals] = [text.slice(0, at), text.slice(at + 1)];
  // The mark of the groups must be another one than the decimal mark.
  const isNumber = (whole === '' || isGrouped(whole)) && /^\d+$/.test(decimals) && !whole.includes(mark);
  return isNumber ? { plain: `${whole.replaceAll(/[^\d]/g, '') || '0'}.${decimals}` } : undefined;
}

/** The decimal mark that the certain numbers of a column use; undefined when they use none, or both. */
function markOf(numbers: Iterable<string>): ',' | '.' | undefined {
  const marks = new Set<',' | '.'>();
  for (const text of numbers) {
    const reading = readingOf(text);
    if (!reading || 'unclear' in reading) continue;
    const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
    if (last < 0 || text.includes('٫') || text.includes('٬')) continue;
    const mark = text.charAt(last) === ',' ? ',' : '.';
    const isDecimal = reading.plain.includes('.');
    // A mark that separates groups leaves the other one for decimals.
    marks.add(isDecimal ? mark : mark === ',' ? '.' : ',');
  }
  return marks.size === 1 ? [...marks][0] : undefined;
}

/**
 * Converts the amounts of a file's column to plain numbers, such as `-1234.50` or `1234.50 egp`: with Latin digits, a minus
 * sign in front, a decimal point and no groups. Understands the digits of Arabic and Urdu, groups as they are written in the
 * region (1,234.50, 1.234,50, 1 234,50, 1'234.50, 12,34,567.00), signs of accountants (5.00) and of SAP 5.00-, and a currency
 * before or after the number.
 *
 * 1,234 and 1.234 are read as the other amounts of the column decide, and are undefined when these do not: nothing is
 * guessed. Other texts are undefined, too.
 */
export function plainAmounts(written: readonly string[]): readonly (string | undefined)[] {
  const parts = written.map((text) => (/^\d{1,15}$/.test(text) ? text : partsOf(text)));
  const mark = markOf(parts.flatMap((one) => (one && typeof one !== 'string' ? [one.number] : [])));
  return parts.map((one) => {
    if (one === undefined || typeof one === 'string') return one;
    const reading = readingOf(one.number);
    const plain = reading && ('plain' in reading ? reading.plain : clearedBy(mark, reading));
    if (plain === undefined) return undefined;
    return `${one.isNegative ? '-' : ''}${plain}${one.currency && ` ${one.currency}`}`;
  });
}

/** Reads 1,234 or 1.234 with the decimal mark of its column. */
function clearedBy(
  mark: ',' | '.' | undefined,
  { unclear, text }: { unclear: ',' | '.'; text: string },
): string | undefined {
  if (mark === undefined) return undefined;
  return text.replace(unclear, mark === unclear ? '.' : '');
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
  if (named === '' || isCurrency(named.toUpperCase()))
    return named === '' || named.toUpperCase() === currency;
  return SIGNS[named]?.includes(currency) ?? false;
}
