import type { Currency, Money, Split } from '@daftar/domain';

/** What is given back of a payment by now, and how it falls on its parts. */
export interface GivenBack {
  amount: Money<Currency>;
  split: Split<Currency>;
}
