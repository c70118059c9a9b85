import { type Currency, isCurrency } from '../money/currency.ts';
import { parseMoney } from '../money/major.ts';
import { type Money, money } from '../money/money.ts';
import { normaliseNumberText } from '../text/digits.ts';
import { neededColumns } from './needed-columns.ts';
import {
  plainHeaders,
  plainKinds,
  type SettlementColumn,
  type SettlementKind,
  type SettlementShape,
  settlementColumns,
  settlementKinds,
} from './settlement-shape.ts';

/** A row of a settlement file; `row` is its number in the file. Cells that cannot be parsed are undefined. */
export type SettlementLine = {
  readonly row: number;
  readonly kind: SettlementKind | undefined;
  /** Our number of the payment or refund; '' if the row has none. */
  readonly reference: string;
  /** The provider's number; '' if the row has none. */
  readonly providerReference: string;
  readonly amount: Money | undefined;
};

export type SettlementRead =
  | { readonly ok: true; readonly lines: readonly SettlementLine[] }
  /** The columns that the file lacks or has twice, by their standard names. */
  | { readonly ok: false; readonly missing: readonly string[]; readonly twice: readonly string[] };

type Places = Readonly<Partial<Record<SettlementColumn, number>>>;

/** The positions of a file's columns, and the unit of its amounts. */
type Layout = { readonly places: Places; readonly isMinor: boolean; readonly shape: SettlementShape };

const sameText = (text: string): string => text.trim().toLowerCase();

/**
 * Reads a settlement file from its cells as text; the first row is the header. A file needs an amount, a type, one of
 * the two references, and a currency unless the provider has only one. Skips empty rows.
 */
export function readSettlement(grid: readonly (readonly string[])[], shape: SettlementShape): SettlementRead {
  const names = (grid[0] ?? []).map(sameText);
  const found = settlementColumns.map((column) => {
    const headers = [...plainHeaders[column], ...(shape.headers[column] ?? [])].map(sameText);
    return { column, at: names.flatMap((name, index) => (headers.includes(name) ? [index] : [])) };
  });
  const places: Places = Object.fromEntries(
    found.flatMap(({ column, at }) => (at[0] === undefined ? [] : [[column, at[0]]])),
  );
  const missing = missingOf(places, shape);
  const twice = found.flatMap(({ column, at }) => (at.length > 1 ? [plainName(column)] : []));
  if (missing.length > 0 || twice.length > 0) return { ok: false, missing, twice };
  const ownNames = (shape.headers.amount ?? []).map(sameText);
  const isMinor = shape.isMinor === true && ownNames.includes(names[places.amount ?? -1] ?? '');
  const layout = { places, isMinor, shape };
  const lines = grid.flatMap((cells, index) =>
    index === 0 || cells.every((cell) => cell.trim() === '') ? [] : [lineOf(cells, index + 1, layout)],
  );
  return { ok: true, lines };
}

const plainName = (column: SettlementColumn): string => plainHeaders[column][0] ?? column;

function missingOf(places: Places, shape: SettlementShape): string[] {
  const missing = neededColumns(shape).filter((column) => places[column] === undefined);
  const hasNumber = places.reference !== undefined || places.providerReference !== undefined;
  return [...missing.map(plainName), ...(hasNumber ? [] : [plainName('reference')])];
}

function lineOf(cells: readonly string[], row: number, { places, isMinor, shape }: Layout): SettlementLine {
  const textIn = (column: SettlementColumn): string => {
    const place = places[column];
    return place === undefined ? '' : (cells[place] ?? '').trim();
  };
  const kind = settlementKinds.find((one) =>
    [...plainKinds[one], ...shape.kinds[one]].map(sameText).includes(sameText(textIn('kind'))),
  );
  const currency = textIn('currency').toUpperCase() || shape.currency || '';
  const reference = textIn('reference');
  const { prefix = '' } = shape;
  return {
    row,
    kind,
    reference: prefix !== '' && reference.startsWith(prefix) ? reference.slice(prefix.length) : reference,
    providerReference: textIn('providerReference'),
    amount: isCurrency(currency) ? amountOf(textIn('amount'), currency, kind, isMinor) : undefined,
  };
}

/** Parses a positive amount; undefined for other texts. A refund may have a minus sign, as some files write it. */
function amountOf(
  written: string,
  currency: Currency,
  kind: SettlementKind | undefined,
  isMinor: boolean,
): Money | undefined {
  const text = normaliseNumberText(kind === 'refund' ? written.replace(/^-/, '') : written);
  const amount = isMinor
    ? /^\d{1,15}$/.test(text)
      ? money(BigInt(text), currency)
      : undefined
    : parseMoney(text, currency);
  return amount && amount.minor > 0n ? amount : undefined;
}
