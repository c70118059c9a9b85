import type { AnyColumn } from './list-columns.ts';
import type { CardPlace } from './table.ts';

/** A column that a card shows, by its index, and where the card shows it. The details are no column: their index is -1. */
export type CardColumn = {
  readonly index: number;
  readonly place: CardPlace | 'details' | 'actions';
};

const more: CardColumn = { index: -1, place: 'details' };
const order = ['name', 'about', 'amount', 'state'] as const;

/**
 * Returns the columns that a row shows as a card on a phone: its name, one more fact, its amount and its state, then a button
 * that shows the columns left out, if any, and the actions.
 * Columns say their place themselves. Otherwise the first column is the name, the first amount of money the amount and the first
 * column left over the other fact.
 */
export function cardPlaces(columns: readonly AnyColumn[]): readonly CardColumn[] {
  const left = new Set(columns.keys());
  const take = (test: (column: AnyColumn) => boolean): number => {
    const found = [...left].find((index) => test(columns[index] ?? {})) ?? -1;
    left.delete(found);
    return found;
  };
  const actions = take(({ id }) => id === 'actions');
  const asked = Object.fromEntries(order.map((place) => [place, take(({ meta }) => meta?.card === place)]));
  const orElse = (place: CardPlace, test: (column: AnyColumn) => boolean) => {
    if (asked[place] === -1) asked[place] = take(test);
  };
  orElse('state', ({ id }) => id === 'status');
  orElse('name', ({ meta }) => meta?.money === undefined);
  orElse('amount', ({ meta }) => meta?.money !== undefined);
  orElse('about', ({ meta }) => meta?.align !== 'end');
  const placed: readonly CardColumn[] = [
    ...order.map((place): CardColumn => ({ index: asked[place] ?? -1, place })),
    { index: actions, place: 'actions' } as const,
  ].filter(({ index }) => index >= 0);
  return left.size === 0 ? placed : placed.toSpliced(actions === -1 ? placed.length : -1, 0, more);
}
