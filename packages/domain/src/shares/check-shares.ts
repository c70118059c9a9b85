import { type Decimal, type DecimalInput, decimal } from '../money/decimal.ts';
import { addDecimals, compareDecimals } from '../money/decimal-math.ts';

/** A service's three percentages. */
export type Shares = {
  readonly carrierShare: DecimalInput;
  readonly merchantShare: DecimalInput;
  readonly waleeShare: DecimalInput;
};

/** The sum of the shares. If it is `below` 100 percent, forms warn; if it is `above`, they reject the service. */
export type SharesCheck = { readonly total: Decimal; readonly state: 'whole' | 'below' | 'above' };

const hundred = decimal(100);

/**
 * Adds up a service's shares and compares the sum with 100 percent.
 *
 * @throws RangeError when a share is negative or not a number.
 */
export function checkShares({ carrierShare, merchantShare, waleeShare }: Shares): SharesCheck {
  const parts = [carrierShare, merchantShare, waleeShare].map(decimal);
  if (parts.some((part) => part.coefficient < 0n)) throw new RangeError('A share is negative');
  const total = parts.reduce(addDecimals);
  const order = compareDecimals(total, hundred);
  return { total, state: order === 0 ? 'whole' : order < 0 ? 'below' : 'above' };
}
