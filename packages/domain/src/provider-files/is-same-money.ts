import { compareMoney } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';

/** Tells whether two amounts have the same currency and value. */
export const isSameMoney = (one: Money, other: Money): boolean =>
  one.currency === other.currency && compareMoney(one, other) === 0;
