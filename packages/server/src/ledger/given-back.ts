import type { Currency, Money, Split } from '@daftar/domain';

/** The total refunded so far of a payment, and its split into the payment's parts. */
export interface GivenBack {
  amount: Money<Currency>;
  split: Split<Currency>;
}
