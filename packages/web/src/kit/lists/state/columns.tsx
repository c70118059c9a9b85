import type { ColumnDef } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { ContractWord } from '../../../i18n/text.ts';
import { DateCell } from '../../ui/cells/date-cell.tsx';
import { IdCell } from '../../ui/cells/id-cell.tsx';
import { MoneyCell } from '../../ui/cells/money-cell.tsx';
import { NumberCell } from '../../ui/cells/number-cell.tsx';
import { PercentCell } from '../../ui/cells/percent-cell.tsx';
import { StatusPill } from '../../ui/cells/status-pill.tsx';
import { warmFormats } from '../../ui/cells/warm-formats.ts';
import { WordCell } from '../../ui/cells/word-cell.tsx';
import { actionsId } from './list-columns.ts';
import { type AppFeatures, type ColumnLayout, createAppColumnHelper } from './table.ts';

export type Column<Row> = ColumnDef<AppFeatures, Row & object, unknown>;
type Options = Partial<
  Pick<ColumnLayout, 'grow' | 'align' | 'sort' | 'money' | 'whole' | 'stays' | 'card'>
> & {
  /** Minimum width in pixels until the user sets a width. */
  readonly width?: number;
};
type Title = ColumnLayout['title'];
type Values = Readonly<Record<string, unknown>>;

/** Plain text; a muted dash where there is none. */
const TextCell = ({ value }: { readonly value: string }) =>
  value === '' ? (
    <span className="muted">–</span>
  ) : (
    <span className="cell-text" dir="auto">
      {value}
    </span>
  );

const text = (value: unknown): string => (value === undefined || value === null ? '' : String(value));
const amount = (value: unknown) => (typeof value === 'number' ? value : undefined);

/** Limits in pixels of the widths that a user can set. */
const [narrowest, widest] = [56, 1200];

warmFormats();

/** Returns the function that builds one column of a row type. */
function columnMaker<Row extends object>() {
  const helper = createAppColumnHelper<Row>();
  return (id: string, title: Title, layout: Options, cell: (row: Row) => ReactNode): Column<Row> => {
    const { width = 140, ...others } = layout;
    const meta = { title, grow: 1, ...others };
    const sizing = { size: width, minSize: Math.min(width, narrowest), maxSize: widest };
    const sorting = { enableSorting: meta.sort !== undefined, sortDescFirst: false };
    const fixed = { ...sizing, ...sorting };
    return helper.display({ id, meta, ...fixed, cell: ({ row }) => cell(row.original) }) as Column<Row>;
  };
}

/** Returns builders for the columns of one row type. */
export function columnsOf<Row extends object>() {
  const makeColumn = columnMaker<Row>();
  const fieldOf = (row: Row, key: string): unknown => (row as Values)[key];
  type Key = keyof Row & string;
  /** The fields with words whose values, where the contract lists them, all have a translation. */
  type WordKey = { [Name in Key]: ContractWord<NonNullable<Row[Name]>> extends never ? never : Name }[Key];
  /** Returns the builder of columns whose cells draw the value of one field. */
  const valueColumn =
    <Name extends Key = Key>(draw: (value: unknown) => ReactNode, usual: Options = {}) =>
    (key: Name, title: Title, options: Options = {}) =>
      makeColumn(key, title, { ...usual, ...options }, (row) => draw(fieldOf(row, key)));
  return {
    /** Plain text, cut with … where it does not fit. */
    text: valueColumn((value) => <TextCell value={text(value)} />),
    /** A value that the dictionaries translate, for example a country. */
    word: valueColumn<WordKey>((value) => <WordCell value={text(value)} />),
    /** A number that identifies a record, for example a settlement number: no thousands separators. */
    number: valueColumn((value) => <NumberCell value={Number(value)} />),
    /** A phone number: its digits stay as they are, from left to right. */
    phone: valueColumn((value) => <span className="figure ltr">{text(value) || '–'}</span>),
    /** An identifier in a monospace font, shortened in the middle, copied with a click. */
    id: valueColumn((value) => <IdCell value={text(value)} />, { width: 150, grow: 0 }),
    /** An amount in major units, followed by its currency in a muted colour. */
    money: (key: Key, title: Title, currency: Key | { code: string }, options: Options = {}) =>
      makeColumn(key, title, { align: 'end', money: { amount: key, currency }, ...options }, (row) => (
        <MoneyCell
          value={amount(fieldOf(row, key))}
          currency={typeof currency === 'string' ? text(fieldOf(row, currency)) : currency.code}
        />
      )),
    /** A timestamp: shows the date, and the full date and time on hover; `time` shows date and time in the cell. */
    date: (key: Key, title: Title, options: Options & { time?: boolean; zoneBy?: Key } = {}) =>
      makeColumn(key, title, { width: 120, grow: 0, ...options }, (row) => (
        <DateCell
          value={text(fieldOf(row, key))}
          time={options.time}
          country={options.zoneBy && text(fieldOf(row, options.zoneBy))}
        />
      )),
    /** A percentage that a person typed. */
    percent: valueColumn((value) => <PercentCell value={amount(value)} />, { width: 110, align: 'end' }),
    status: valueColumn<WordKey>((value) => <StatusPill status={text(value)} />, { width: 124, grow: 0 }),
    /** The row's actions; this column always comes last. */
    actions: (cell: (row: Row) => ReactNode, width = 60) =>
      makeColumn(actionsId, 'Actions', { width, grow: 0 }, cell),
    /** A column with its own cell renderer. */
    cell: (id: string, title: Title, cell: (row: Row) => ReactNode, options: Options = {}) =>
      makeColumn(id, title, options, cell),
  };
}
