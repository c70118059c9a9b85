import { type CardColumn, cardPlaces } from '../bindings/card-places.ts';
import type { AnyColumn } from '../bindings/list-columns.ts';
import type { ColumnLayout } from '../bindings/table.ts';

export const densities = ['compact', 'normal', 'comfortable'] as const;
export type Density = (typeof densities)[number];

/** Heights of rows and of the header, in pixels. A card has two lines. */
const lineHeights: Readonly<Record<Density, number>> = { compact: 36, normal: 44, comfortable: 52 };
const cardHeights: Readonly<Record<Density, number>> = { compact: 72, normal: 80, comfortable: 92 };
export const sizesOf = (density: Density, cards: boolean) =>
  cards
    ? { rowHeight: cardHeights[density], headHeight: 56 }
    : { rowHeight: lineHeights[density], headHeight: 36 };

const tickWidth = 44;
/** Room beside the list, in pixels. */
const gutters = 48;

/** An actions column wider than this (in pixels) contains a button, which narrow screens hide. */
const buttonActionsWidth = 120;

function minWidthOf({ title, width }: ColumnLayout): string {
  return title === 'Actions' && width > buttonActionsWidth ? `min(${width}px, var(--actions))` : `${width}px`;
}

/** Returns the widths of the sticky columns as CSS variables: the first column and the actions. */
function stickyWidthsOf(layouts: readonly ColumnLayout[]): Readonly<Record<string, string>> {
  const [first, last] = [layouts[0], layouts.at(-1)];
  return {
    '--first': first ? minWidthOf(first) : '0px',
    '--stays-after': last?.title === 'Actions' ? minWidthOf(last) : '0px',
  };
}

/** Returns the grid's column tracks as CSS variables: each column's minimum width and growth. */
export function tracksOf(
  layouts: readonly ColumnLayout[],
  hasTicks: boolean,
): Readonly<Record<string, string>> {
  const tick = hasTicks ? tickWidth : 0;
  const tracks = layouts.map((layout) => `minmax(${minWidthOf(layout)}, ${layout.grow || 0.0001}fr)`);
  const minWidth = [`${tick}px`, ...layouts.map(minWidthOf)].join(' + ');
  return {
    '--columns': [...(tick ? [`${tick}px`] : []), ...tracks].join(' '),
    '--least': `calc(${minWidth})`,
    '--tick': `${tick}px`,
    ...stickyWidthsOf(layouts),
  };
}

/** Widest width in pixels of a list's page: more would move the values of a row too far from its name. */
export function listWidth(columns: readonly AnyColumn[]): number {
  const least = columns.reduce((sum, { meta }) => sum + (meta?.width ?? 0), tickWidth);
  return Math.max(1180, Math.round(least * 1.35)) + gutters;
}

/** A column as a row draws it. `card`: its place in a card; undefined in a grid. */
export type DrawnColumn = {
  readonly index: number;
  readonly card: CardColumn['place'] | undefined;
  readonly id: string;
  readonly layout: ColumnLayout;
};

const unknown: ColumnLayout = { title: '', width: 100, grow: 1 };
/** The column with the button that shows what a card leaves out. */
const details: ColumnLayout = { title: 'Details', width: 44, grow: 0 };

/** Returns the columns that the rows draw: all of them, or in cards those that have a place there. */
export function drawnColumns(columns: readonly AnyColumn[], cards: boolean): readonly DrawnColumn[] {
  if (!cards)
    return columns.map(({ id = '', meta = unknown }, index) => ({
      index,
      card: undefined,
      id,
      layout: meta,
    }));
  return cardPlaces(columns).map(({ index, place }) => {
    const { id = place, meta = place === 'details' ? details : unknown } = columns[index] ?? {};
    return { index, card: place, id, layout: meta };
  });
}
