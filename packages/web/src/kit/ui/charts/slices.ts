import { addNumbers, proportionOf } from '@daftar/domain';
import { inkCount } from './chart-inks.ts';

/** A slice of a donut. `slot` selects its colour, and `rows` is the number of rows it combines. */
export type Slice = {
  readonly slot: number;
  readonly name: string;
  readonly value: number;
  readonly share: number;
  readonly rows: number;
};

type Part = { readonly name: string; readonly value: number };

/** Returns a row's colour slot: all rows after the 24th share the slot of 'Others'. */
export const slotOf = (row: number): number => Math.min(row, inkCount);

/**
 * Returns the slices of a donut for rows sorted by size: 24 rows of their own, the others combined. Rows with value 0
 * have no slice. Shares are between 0 and 1 and only for drawing: figures that people read come from the rows.
 */
export function slicesOf(rows: readonly Part[], others: string): readonly Slice[] {
  const total = addNumbers(rows.map(({ value }) => value));
  if (total <= 0) return [];
  const slice = (slot: number, name: string, value: number, count: number): Slice => ({
    slot,
    name,
    value,
    share: proportionOf(value, total),
    rows: count,
  });
  const own = rows.slice(0, inkCount).map(({ name, value }, slot) => slice(slot, name, value, 1));
  const rest = rows.slice(inkCount);
  const restValue = addNumbers(rest.map(({ value }) => value));
  return [...own, slice(inkCount, others, restValue, rest.length)].filter(({ value }) => value > 0);
}
