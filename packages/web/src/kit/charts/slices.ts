import { mostInks } from './chart-inks.ts';

/** A part of a donut: its ink's place, what it counts, and which rows it stands for. */
export type Slice = {
  readonly slot: number;
  readonly name: string;
  readonly value: number;
  readonly share: number;
  readonly rows: number;
};

type Part = { readonly name: string; readonly value: number };

/** The ink of a row by its place: a row beyond the eighth belongs to the others. */
export const slotOf = (row: number): number => Math.min(row, mostInks);

/**
 * Rows, the largest first, as parts of a donut: eight of their own, and the others together. What is nothing has no part.
 * Shares are of one, and only to draw and to compare: figures that people read come from the rows.
 */
export function slicesOf(rows: readonly Part[], others: string): readonly Slice[] {
  const total = rows.reduce((sum, { value }) => sum + value, 0);
  if (total <= 0) return [];
  const slice = (slot: number, name: string, value: number, count: number): Slice => ({
    ...{ slot, name, value, share: value / total, rows: count },
  });
  const own = rows.slice(0, mostInks).map(({ name, value }, slot) => slice(slot, name, value, 1));
  const rest = rows.slice(mostInks);
  const restValue = rest.reduce((sum, { value }) => sum + value, 0);
  return [...own, slice(mostInks, others, restValue, rest.length)].filter(({ value }) => value > 0);
}
