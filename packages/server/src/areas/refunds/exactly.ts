import { type Currency, fromMajor, type Money, minorUnits } from '@daftar/domain';
import { invalidRule } from '../../basics/problems.ts';

/** Converts an amount from the request to money. Throws 400 when it has more decimals than its currency. */
export function exactly(major: number, currency: Currency): Money<Currency> {
  const decimals = String(major).split('.')[1]?.length ?? 0;
  if (decimals > minorUnits(currency)) throw invalidRule('refund.amount.decimals');
  return fromMajor(major, currency);
}
