import type { Shown } from '../../../i18n/shown.ts';
import { inkOf } from './chart-inks.ts';

/** Values by day. */
export type TimeSeries = {
  readonly id: string;
  readonly name: Shown;
  /** The line's colour, as CSS. */
  readonly ink: string;
  /** One value for each day. */
  readonly values: readonly number[];
  /** Whether the line is dashed and the area below it is not filled. Used for the previous period. */
  readonly faint?: boolean;
};

/** Colours of series with a fixed meaning. Other series take the chart colours in order. */
export const seriesInks = {
  main: inkOf(0),
  second: inkOf(1),
  third: inkOf(2),
  good: 'var(--chakra-colors-green-solid)',
  bad: 'var(--chakra-colors-red-solid)',
  waiting: 'var(--chakra-colors-orange-solid)',
  before: 'var(--chakra-colors-fg-subtle)',
} as const;

/** Returns at most `most` evenly spread indexes of `count` points, including the last. */
export function tickIndexes(count: number, most: number): readonly number[] {
  if (count <= most) return Array.from({ length: count }, (_, index) => index);
  const step = Math.ceil(count / most);
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => count - 1 - index * step).reverse();
}
