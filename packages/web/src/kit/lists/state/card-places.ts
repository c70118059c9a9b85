import type { AnyColumn } from './list-columns.ts';
import type { CardPlace } from './table.ts';

/**
 * A column of a phone card: its index in the list and its place in the card. The details button has no column: its index is -1.
 */
export type CardColumn = {
  readonly index: number;
  readonly place: CardPlace | 'details' | 'actions';
};

const more: CardColumn = { index: -1, place: 'details' };
const order = ['name', 'about', 'amount', 'state'] as const;

/**
 * Returns the columns that a phone card shows, in order: name, one more fact, amount, state, then the button for the columns left
 * out (if any) and the actions.
 * A column's definition can set its place. Otherwise the status is the state, the first column without money the name, the first
 * column with money the amount, and the first remaining column the other fact.
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
