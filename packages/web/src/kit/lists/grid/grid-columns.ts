import type { Column, RowData } from '@tanstack/react-table';
import { type CardColumn, cardPlaces } from '../state/card-places.ts';
import type { AppFeatures, ColumnLayout } from '../state/table.ts';

/** A cell as the row renders it. */
export type DrawnCell = {
  readonly id: string;
  /** The CSS class of its cells: sticky for the actions and what stays beside them, right-aligned for numbers. */
  readonly className: string;
  /** The cell's place in a card; undefined in a grid. */
  readonly card?: CardColumn['place'] | undefined;
};

/** What the grid renders of a visible column. */
export type GridColumn = DrawnCell & {
  readonly title: ColumnLayout['title'];
  readonly sort: string | undefined;
  /** Minimum width in pixels. */
  readonly size: number;
  readonly limits: readonly [least: number, most: number];
  readonly grow: number;
  readonly order: 'ascending' | 'descending' | undefined;
  readonly resizable: boolean;
};

const orders = { asc: 'ascending', desc: 'descending' } as const;

/** Converts a table column for the grid. `sized`: whether the user has set its width. `needed`: the least width, in pixels. */
export function gridColumnOf<Row extends RowData>(
  column: Column<AppFeatures, Row>,
  sized: boolean,
  needed = 0,
): GridColumn {
  const { meta, minSize = 0, maxSize = 0 } = column.columnDef;
  if (!meta) throw new Error('A column without a title');
  const sorted = column.getIsSorted();
  const isPinned = column.getIsPinned() === 'end';
  const kind = !isPinned ? meta.align : meta.stays ? 'stays' : 'last';
  return {
    id: column.id,
    title: meta.title,
    sort: meta.sort,
    className: kind ? `grid-cell ${kind}` : 'grid-cell',
    size: Math.max(column.getSize(), needed),
    limits: [Math.max(minSize, needed), maxSize],
    grow: sized ? 0 : meta.grow,
    order: sorted ? orders[sorted] : undefined,
    resizable: !isPinned,
  };
}

/** The column with the button that opens the columns left out of a card. */
const details: GridColumn = {
  id: 'details',
  title: 'Details',
  sort: undefined,
  className: 'grid-cell',
  card: 'details',
  size: 44,
  limits: [44, 44],
  grow: 0,
  order: undefined,
  resizable: false,
};

/** Returns the columns of a card: the visible columns that have a place there, and the button for the others. */
export function cardColumnsOf<Row extends RowData>(
  columns: readonly Column<AppFeatures, Row>[],
): readonly GridColumn[] {
  return cardPlaces(columns.map(({ columnDef }) => columnDef)).map(({ index, place }) => {
    const column = columns[index];
    return column ? { ...gridColumnOf(column, false), card: place, resizable: false } : details;
  });
}

/** An actions column wider than this (in pixels) contains a button, which narrow screens hide. */
const buttonActionsWidth = 110;

const leastOf = ({ className, size }: GridColumn): string =>
  className.endsWith('last') && size > buttonActionsWidth ? `min(${size}px, var(--actions))` : `${size}px`;

const isAtEnd = ({ className }: GridColumn): boolean => /\b(?:stays|last)$/.test(className);

/** The columns that stay in view at the end. */
const stayingAtEnd = (columns: readonly GridColumn[]) => columns.filter(isAtEnd);

const sumOf = (lengths: readonly string[]): string => `calc(${['0px', ...lengths].join(' + ')})`;

/**
 * Widens the first columns when not all fit into `width`: those that do fill it, so that the next one is out of view instead of
 * cut. Text takes the room, because it can be too long; numbers do not.
 */
function fillWidth(columns: readonly GridColumn[], width: number): readonly GridColumn[] {
  let room = width - stayingAtEnd(columns).reduce((sum, { size }) => sum + size, 0);
  let shares = 0;
  const cut = columns.findIndex(({ resizable, className, size, grow }) => {
    if (!resizable || size > room) return resizable;
    room -= size;
    shares += className === 'grid-cell' ? grow : 0;
    return false;
  });
  return columns.map((column, index) =>
    index < cut && column.className === 'grid-cell'
      ? { ...column, size: column.size + Math.floor((room * column.grow) / (shares || 1)) }
      : column,
  );
}

/**
 * Returns the grid's column tracks as CSS variables: each column's width and growth, and the widths of the sticky ones. `width` is
 * the grid's visible width in pixels.
 */
export function tracksOf(
  all: readonly GridColumn[],
  tick: number,
  width: number,
): Readonly<Record<string, string>> {
  const columns = fillWidth(all, width - tick);
  const tracks = columns.map((column) => `minmax(${leastOf(column)}, ${column.grow || 0.0001}fr)`);
  const first = columns[0];
  const staying = stayingAtEnd(columns);
  return {
    '--columns': [...(tick ? [`${tick}px`] : []), ...tracks].join(' '),
    '--least': sumOf([`${tick}px`, ...columns.map(leastOf)]),
    '--tick': `${tick}px`,
    '--first': first ? leastOf(first) : '0px',
    '--last': sumOf(staying.filter(({ className }) => className.endsWith('last')).map(leastOf)),
    '--stays-after': sumOf(staying.map(leastOf)),
  };
}
