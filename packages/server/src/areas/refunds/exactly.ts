import { type Currency, fromMajor, type Money } from '@daftar/domain';
import { assertDecimals } from '../../basics/assert-decimals.ts';

/** Converts an amount from the request to money. Throws 400 when it has more decimals than its currency. */
export function exactly(major: number, currency: Currency): Money<Currency> {
  assertDecimals(major, currency);
  return fromMajor(major, currency);
}
