import { type Language, wallTime } from '@daftar/domain';
import { cellAt } from '../../sheets/cell-at.ts';
import type { Cell } from '../../sheets/csv.ts';
import { listed } from './columns/column-words.ts';
import type { ExportOptions } from './export-options.ts';
import type { LaidColumn } from './layout.ts';

type Wire = Record<string, unknown>;
type Write = (wire: Wire) => Cell;

const DAY_MS = 86_400_000;
/** Excel's serial number of 1970-01-01. */
const EPOCH = 25_569;
/** Spreadsheets keep only 15 digits of a number. */
const PLAIN_NUMBER = /^-?\d{1,15}(\.\d+)?$/;

const serialOf = (date: Date): number => EPOCH + date.getTime() / DAY_MS;

/** Returns the text for a value; the value itself if there is none. */
const textFor = <Value>(value: Value, texts: Readonly<Record<string, string>>): Value | string => {
  const key = String(value);
  // Only the object's own names: a value such as `constructor` would otherwise find an inherited one.
  return Object.hasOwn(texts, key) ? (texts[key] ?? value) : value;
};

/** Returns a field's value with the texts of its codes: a list as one text, other values as `cellAt` returns them. */
function readable(
  wire: Wire,
  field: string,
  language: Language,
  texts: Readonly<Record<string, string>> = {},
): Cell {
  const value = field.split('.').reduce<unknown>((at, name) => (at as Wire | undefined)?.[name], wire);
  const isTexts = Array.isArray(value) && value.every((one) => typeof one === 'string');
  if (isTexts)
    return listed(
      value.map((one) => textFor(one, texts)),
      language,
    );
  return textFor(cellAt(wire, field), texts);
}

/** Converts a numeric text, such as a package's amount, to a number. Returns other values unchanged. */
const numberOf = (cell: Cell): Cell =>
  typeof cell === 'string' && PLAIN_NUMBER.test(cell) ? Number(cell) : cell;

function writerOf(
  { field, format, values }: LaidColumn,
  inWorkbook: boolean,
  zone: string,
  language: Language,
): Write {
  if (values || format === 'text') return (wire) => readable(wire, field, language, values);
  if (format !== 'instant' && format !== 'day') return (wire) => numberOf(cellAt(wire, field));
  return (wire) => {
    const cell = cellAt(wire, field);
    if (typeof cell !== 'string' || cell === '') return cell;
    // A day has no time, so it is not converted to the time zone.
    if (format === 'day') return inWorkbook ? serialOf(new Date(cell)) : cell;
    const local = wallTime(new Date(cell), zone);
    return inWorkbook ? serialOf(local) : local.toISOString().slice(0, 19).replace('T', ' ');
  };
}

/**
 * Returns a function that converts a row to cells. Times are in the given time zone; with `columns: 'api'`, all values stay as
 * the API returns them.
 */
export function cellWriter(
  columns: readonly LaidColumn[],
  { columns: kind, language }: ExportOptions,
  format: 'csv' | 'xlsx',
  zone: string,
): (wire: Wire) => Cell[] {
  const writers = columns.map((column) =>
    kind === 'api'
      ? (wire: Wire) => cellAt(wire, column.field)
      : writerOf(column, format === 'xlsx', zone, language),
  );
  return (wire) => writers.map((write) => write(wire));
}
