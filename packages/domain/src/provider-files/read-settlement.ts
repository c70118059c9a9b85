import { type Currency, type Money, minorUnits, money } from '../money/money.ts';
import { moneyOfPlain, plainAmounts, writtenCurrency } from '../money/written-amounts.ts';
import { findHeading, rowsBelow } from '../text/find-heading.ts';
import { foldText, tidyText } from '../text/fold-text.ts';
import {
  neededColumns,
  plainHeaders,
  plainKinds,
  type SettlementColumn,
  type SettlementKind,
  type SettlementShape,
  settlementColumns,
  settlementKinds,
  translatedHeaders,
  translatedKinds,
} from './settlement-shape.ts';

/** The words by which files mark a sum, folded: English, Arabic and Urdu. */
const words = [
  /^(?:grand |sub|sub |sub-|net |overall |page )?totals?(?:$|[ :=])/,
  /^(?:(?:net|gross) (?:amount|sum)|sum|(?:opening|closing) balance)(?:$|[ :=])/,
  /^(?:ال)?(?:مجموع|اجمالي|صافي)(?:$|[ :=])/,
  /^(?:ميزان|كل|ٹوٹل|مجموعي)(?:$|[ :=])/,
  /^(?:no\.?|number|count) of (?:transactions|payments|refunds|records|rows|items)(?:$|[ :=])/,
  /^(?:transaction|record) count(?:$|[ :=])/,
  ...[
    ['الرصيد الختامي', 'الرصيد الافتتاحي', 'رصيد الإقفال', 'عدد المعاملات', 'عدد العمليات', 'عدد الحركات'],
    ['خالص رقم', 'اختتامی بیلنس', 'ابتدائی بیلنس', 'لین دین کی تعداد', 'ادائیگیوں کی تعداد', 'جمع'],
  ]
    .flat()
    .map((word) => new RegExp(`^${foldText(word)}(?:$|[ :=])`)),
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

/** A row of a settlement file; `row` is its number in the file. Cells that cannot be parsed are undefined. */
export type SettlementLine = {
  readonly row: number;
  readonly kind: SettlementKind | undefined;
  /** Our number of the payment or refund; '' if the row has none. */
  readonly reference: string;
  /** The provider's number; '' if the row has none. */
  readonly providerReference: string;
  readonly amount: Money | undefined;
  /** Whether the row is a sum of other rows, such as 'Grand total'. It has no kind. */
  readonly isTotal?: true;
};

export type SettlementRead =
  | { readonly ok: true; readonly lines: readonly SettlementLine[] }
  | {
      readonly ok: false;
      /** The columns that the file lacks or has twice, by their standard names. */
      readonly missing: readonly string[];
      readonly twice: readonly string[];
      /** The row that was taken as heading, and its cells that have texts. */
      readonly heading: { readonly row: number; readonly texts: readonly string[] };
      /** The number of a row below it that is a heading with other columns. */
      readonly otherHeading?: number;
    };

/** What a file's format says about its cells. */
export type GridContext = {
  /** Whether the sheet hides a row: a hidden one is not the heading. */
  readonly isHidden?: (row: number) => boolean;
  /** Whether a cell is a number with decimals: its point is a decimal point. Rows count from 1, columns from 0. */
  readonly isDecimal?: (row: number, column: number) => boolean;
  /**
   * Whether separators divide the cells. A row with more cells than the heading has one in a text then, such as 1,234.50
   * without quotes, and no amount that is certain.
   */
  readonly isDelimited?: boolean;
};

type Places = Readonly<Partial<Record<SettlementColumn, number>>>;

/** The positions of a file's columns, and the unit of its amounts. */
type Layout = { readonly places: Places; readonly isMinor: boolean };

/** The layout of a file, and the number of columns up to its heading's last filled one. */
type Table = Layout & { readonly width: number };

type Header =
  | ({ readonly ok: true } & Layout)
  | { readonly ok: false; readonly missing: readonly string[]; readonly twice: readonly string[] };

/**
 * Reads a settlement file from its cells as text. One of the first ten rows is the header; lines above it are skipped, and so
 * are empty rows and repeated headers. A later header with other columns is an error. A file needs an amount, a type, one of the two references, and a currency unless the
 * provider has only one. Lines without a type, a reference and an amount, such as footers, are skipped.
 */
export function readSettlement(
  grid: readonly (readonly string[])[],
  shape: SettlementShape,
  context: GridContext = {},
): SettlementRead {
  const { isHidden = () => false } = context;
  const rows = grid.flatMap((texts, index) =>
    texts.every((cell) => foldText(cell) === '')
      ? []
      : [{ row: index + 1, texts, hidden: isHidden(index + 1) }],
  );
  const { header, ...taken } = findHeading<Header & { ok: false }, Header & { ok: true }>(
    rows,
    (texts) => headerOf(texts, shape),
    ({ missing }) => settlementColumns.length - missing.length,
  );
  const texts = taken.texts.map(tidyText).filter((text) => text !== '');
  const heading = { row: taken.row, texts };
  if (!header.ok) return { ok: false, missing: header.missing, twice: header.twice, heading };
  const { below, other } = rowsBelow(rows, taken.row, titlesOf(shape), (one) =>
    compareHeaders(headerOf(one, shape), header),
  );
  if (other) return { ok: false, missing: [], twice: [], heading, otherHeading: other.row };
  const width = 1 + taken.texts.findLastIndex((text) => foldText(text) !== '');
  return { ok: true, lines: linesOf(below, { ...header, width }, shape, context) };
}

/** The accepted titles of a column, folded. */
const titlesOfColumn = (column: SettlementColumn, shape: SettlementShape): string[] => {
  const { ar, ur } = translatedHeaders[column];
  return [...plainHeaders[column], ...(shape.headers[column] ?? []), ar, ur].map(foldText);
};

const titlesOf = (shape: SettlementShape): ReadonlySet<string> =>
  new Set(settlementColumns.flatMap((column) => titlesOfColumn(column, shape)));

function compareHeaders(header: Header, taken: Layout): 'same' | 'other' | 'none' {
  if (!header.ok) return header.missing.length > 0 ? 'none' : 'other';
  const isSame = settlementColumns.every((column) => header.places[column] === taken.places[column]);
  return isSame && header.isMinor === taken.isMinor ? 'same' : 'other';
}

/** The words of Urdu for amount and reference are Arabic words for number and index. They count beside other Urdu words. */
const urduWords = settlementColumns.map((column) => foldText(translatedHeaders[column].ur));
const ambiguous = foldText(translatedHeaders.amount.ur);

function headerOf(texts: readonly string[], shape: SettlementShape): Header {
  const names = texts.map(foldText);
  const isUrdu = names.some((name) => name !== ambiguous && urduWords.includes(name));
  const found = settlementColumns.map((column) => {
    const headers = titlesOfColumn(column, shape);
    const counts = (name: string) => headers.includes(name) && (isUrdu || name !== ambiguous);
    return { column, at: names.flatMap((name, index) => (counts(name) ? [index] : [])) };
  });
  const places: Places = Object.fromEntries(
    found.flatMap(({ column, at }) => (at[0] === undefined ? [] : [[column, at[0]]])),
  );
  const missing = missingOf(places, shape);
  const twice = found.flatMap(({ column, at }) => (at.length > 1 ? [plainName(column)] : []));
  if (missing.length > 0 || twice.length > 0) return { ok: false, missing, twice };
  const ownNames = (shape.headers.amount ?? []).map(foldText);
  const isMinor = shape.isMinor === true && ownNames.includes(names[places.amount ?? -1] ?? '');
  return { ok: true, places, isMinor };
}

const plainName = (column: SettlementColumn): string => plainHeaders[column][0] ?? column;

function missingOf(places: Places, shape: SettlementShape): string[] {
  const missing = neededColumns(shape).filter((column) => places[column] === undefined);
  const hasNumber = places.reference !== undefined || places.providerReference !== undefined;
  return [...missing.map(plainName), ...(hasNumber ? [] : [plainName('reference')])];
}

type Row = { readonly row: number; readonly texts: readonly string[] };

function linesOf(
  rows: readonly Row[],
  { places, isMinor, width }: Table,
  shape: SettlementShape,
  { isDecimal = () => false, isDelimited = false }: GridContext,
): SettlementLine[] {
  const textIn = ({ texts }: Row, column: SettlementColumn): string => {
    const place = places[column];
    return place === undefined ? '' : tidyText(texts[place] ?? '');
  };
  const currencyIn = (one: Row): Currency | undefined => {
    const written = textIn(one, 'currency');
    return written === '' ? shape.currency : writtenCurrency(written);
  };
  const kindOf = wordsOf(shape);
  const cells = rows.map((one) => ({
    row: one.row,
    texts: one.texts,
    kind: kindOf(textIn(one, 'kind')),
    reference: withoutPrefix(textIn(one, 'reference'), shape),
    providerReference: textIn(one, 'providerReference'),
    written: textIn(one, 'amount'),
    currency: currencyIn(one),
  }));
  const amounts = plainAmounts(
    cells.map(({ written }) => written),
    {
      isNumber: (index) => isDecimal(cells[index]?.row ?? 0, places.amount ?? -1),
      decimals: (index) => {
        const currency = cells[index]?.currency;
        return isMinor ? 0 : currency && minorUnits(currency);
      },
    },
  );
  const sums = new Sums(isMinor);
  return cells.flatMap(({ texts, written, currency, ...line }, index) => {
    const { kind, reference, providerReference } = line;
    const isBare = () =>
      texts.every((text) =>
        [written, textIn({ row: line.row, texts }, 'currency'), ''].includes(tidyText(text)),
      );
    const isTotal =
      kind === undefined &&
      (isTotalRow(texts, [reference, providerReference]) || (isBare() && sums.has(amounts[index], currency)));
    if (isTotal) sums.startPart();
    if (kind === undefined && reference + providerReference + written === '' && !isTotal) return [];
    const plain = isDelimited && isWider(texts, width) ? undefined : amounts[index];
    const amount = plain !== undefined && currency ? amountOf(plain, currency, kind, isMinor) : undefined;
    if (kind !== undefined && amount) sums.add(kind, amount);
    return [{ ...line, amount, ...(isTotal && { isTotal }) }];
  });
}

/** The sums of a file's rows so far, and since its last sum: of all amounts, and of payments less refunds. */
class Sums {
  readonly #isMinor: boolean;
  readonly #file = new Map<Currency, { all: bigint; net: bigint }>();
  #part = new Map<Currency, { all: bigint; net: bigint }>();

  constructor(isMinor: boolean) {
    this.#isMinor = isMinor;
  }

  add(kind: SettlementKind, { currency, minor }: Money): void {
    for (const sums of [this.#file, this.#part]) {
      const { all, net } = sums.get(currency) ?? { all: 0n, net: 0n };
      sums.set(currency, { all: all + minor, net: kind === 'refund' ? net - minor : net + minor });
    }
  }

  startPart(): void {
    this.#part = new Map();
  }

  /** Tells whether an amount is one of the sums. Without a currency it is in that of the rows, if they have only one. */
  has(plain: string | undefined, written: Currency | undefined): boolean {
    const [only, ...others] = this.#file.keys();
    const currency = written ?? (others.length === 0 ? only : undefined);
    if (plain === undefined || currency === undefined) return false;
    const minor = this.#isMinor
      ? /^-?\d{1,15}$/.test(plain) && BigInt(plain)
      : moneyOfPlain(plain, currency)?.minor;
    return [this.#file, this.#part].some((sums) => {
      const sum = sums.get(currency);
      return sum !== undefined && (sum.all === minor || sum.net === minor);
    });
  }
}

const isWider = (texts: readonly string[], width: number): boolean =>
  texts.some((text, at) => at >= width && foldText(text) !== '');

/** Returns a function that finds what a row's type means, in the words of the provider and of the product's languages. */
function wordsOf(shape: SettlementShape): (text: string) => SettlementKind | undefined {
  const kinds = new Map(
    settlementKinds.flatMap((kind) =>
      [...plainKinds[kind], ...shape.kinds[kind], ...translatedKinds[kind]].map((word) => [
        foldText(word),
        kind,
      ]),
    ),
  );
  return (text) => kinds.get(foldText(text));
}

function withoutPrefix(reference: string, { prefix = '' }: SettlementShape): string {
  const hasPrefix = prefix !== '' && reference.toUpperCase().startsWith(prefix.toUpperCase());
  return hasPrefix ? reference.slice(prefix.length) : reference;
}

/** Returns a positive amount; undefined for others. A refund may be negative, as many files write it. */
function amountOf(
  plain: string,
  currency: Currency,
  kind: SettlementKind | undefined,
  isMinor: boolean,
): Money | undefined {
  const text = kind === 'refund' ? plain.replace(/^-/, '') : plain;
  const amount = isMinor
    ? /^\d{1,15}$/.test(text)
      ? money(BigInt(text), currency)
      : undefined
    : moneyOfPlain(text, currency);
  return amount && amount.minor > 0n ? amount : undefined;
}
