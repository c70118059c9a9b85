import type { ColumnDef } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { DateCell } from '../cells/date-cell.tsx';
import { IdCell } from '../cells/id-cell.tsx';
import { MoneyCell } from '../cells/money-cell.tsx';
import { NumberCell } from '../cells/number-cell.tsx';
import { PercentCell } from '../cells/percent-cell.tsx';
import { StatusPill } from '../cells/status-pill.tsx';
import { warmFormats } from '../cells/warm-formats.ts';
import { WordCell } from '../cells/word-cell.tsx';
import { type AppFeatures, type ColumnLayout, createAppColumnHelper } from './table.ts';

export type Column<Row> = ColumnDef<AppFeatures, Row & object, unknown>;
type Options = Partial<Pick<ColumnLayout, 'width' | 'grow' | 'align' | 'sort' | 'money'>>;
type Title = ColumnLayout['title'];
type Values = Readonly<Record<string, unknown>>;

const text = (value: unknown): string => (value === undefined || value === null ? '' : String(value));
const amount = (value: unknown) => (typeof value === 'number' ? value : undefined);

warmFormats();

/** Makes the columns of one kind of row; a column is one line. */
export function columnsOf<Row extends object>() {
  const helper = createAppColumnHelper<Row>();
  function made(id: string, title: Title, layout: Options, cell: (row: Row) => ReactNode): Column<Row> {
    const meta = { title, width: 140, grow: 1, ...layout };
    return helper.display({ id, meta, cell: ({ row }) => cell(row.original) }) as Column<Row>;
  }
  const of = (row: Row, key: string): unknown => (row as Values)[key];
  type Key = keyof Row & string;
  return {
    /** Plain text, cut with … where it does not fit. */
    text: (key: Key, title: Title, options: Options = {}) =>
      made(key, title, options, (row) => (
        <span className="cell-text" dir="auto">
          {text(of(row, key))}
        </span>
      )),
    /** A word of ours, as a country: in the user's language. */
    word: (key: Key, title: Title, options: Options = {}) =>
      made(key, title, options, (row) => <WordCell value={text(of(row, key))} />),
    /** A number that people say, as a settlement's. */
    number: (key: Key, title: Title, options: Options = {}) =>
      made(key, title, options, (row) => <NumberCell value={Number(of(row, key))} />),
    /** An identifier in mono, cut in the middle, copied with a click. */
    id: (key: Key, title: Title, options: Options = {}) =>
      made(key, title, { width: 150, grow: 0, ...options }, (row) => <IdCell value={text(of(row, key))} />),
    /** An amount in major units, with its row's currency muted beside it. */
    money: (key: Key, title: Title, currency: Key | { code: string }, options: Options = {}) =>
      made(key, title, { align: 'end', money: { amount: key, currency }, ...options }, (row) => (
        <MoneyCell
          value={amount(of(row, key))}
          currency={typeof currency === 'string' ? text(of(row, currency)) : currency.code}
        />
      )),
    /** A moment: the day, and the whole of it on hover; `time` shows both. */
    date: (key: Key, title: Title, options: Options & { time?: boolean; zoneBy?: Key } = {}) =>
      made(key, title, { width: 120, grow: 0, ...options }, (row) => (
        <DateCell
          value={text(of(row, key))}
          time={options.time}
          country={options.zoneBy && text(of(row, options.zoneBy))}
        />
      )),
    percent: (key: Key, title: Title, options: Options = {}) =>
      made(key, title, { width: 110, align: 'end', ...options }, (row) => (
        <PercentCell value={amount(of(row, key))} />
      )),
    status: (key: Key, title: Title, options: Options = {}) =>
      made(key, title, { width: 124, grow: 0, ...options }, (row) => (
        <StatusPill status={text(of(row, key))} />
      )),
    /** What can be done with a row; stays at the end of the grid. */
    actions: (cell: (row: Row) => ReactNode, width = 60) =>
      made('actions', 'Actions', { width, grow: 0 }, cell),
    /** Anything else. */
    cell: (id: string, title: Title, cell: (row: Row) => ReactNode, options: Options = {}) =>
      made(id, title, options, cell),
  };
}
