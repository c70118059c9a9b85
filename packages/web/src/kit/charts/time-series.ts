import type { Shown } from '../../i18n/shown.ts';
import { inkOf } from './chart-inks.ts';

/** Values by day. */
export type TimeSeries = {
  readonly id: string;
  readonly name: Shown;
  /** Its colour, as CSS. */
  readonly ink: string;
  /** One value for each day. */
  readonly values: readonly number[];
  /** Whether it is drawn dashed and without its area, as a period to compare with. */
  readonly faint?: boolean;
};

/** Colours of series with a meaning of their own; others take the inks of charts in their order. */
export const seriesInks = {
  main: inkOf(0),
  second: inkOf(1),
  third: inkOf(2),
  good: 'var(--chakra-colors-green-solid)',
  bad: 'var(--chakra-colors-red-solid)',
  waiting: 'var(--chakra-colors-orange-solid)',
  before: 'var(--chakra-colors-fg-subtle)',
} as const;

/** Returns at most `most` indexes of `count` points, spread evenly, with the last one. */
export function tickIndexes(count: number, most: number): readonly number[] {
  if (count <= most) return Array.from({ length: count }, (_, index) => index);
  const step = Math.ceil(count / most);
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => count - 1 - index * step).reverse();
}
