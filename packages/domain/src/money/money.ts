import type { Currency } from './currency.ts';

/**
 * An exact amount of one currency, in minor units.
 *
 * The currency is part of the type, so that adding two currencies does not compile.
 */
export type Money<C extends Currency = Currency> = { readonly currency: C; readonly minor: bigint };

/** Creates an amount from whole minor units: `money(2050n, 'EGP')` is 20.50 pounds. */
export function money<const C extends Currency>(minor: bigint, currency: C): Money<C> {
  return { currency, minor };
}

/** Creates an amount of zero in a currency. */
export function zero<const C extends Currency>(currency: C): Money<C> {
  return { currency, minor: 0n };
}
