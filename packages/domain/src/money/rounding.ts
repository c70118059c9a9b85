/** `halfUp` rounds a half away from zero, `halfEven` to the even neighbour; `down` cuts off towards zero. */
export type Rounding = 'halfUp' | 'down' | 'halfEven';

function roundsAway(quotient: bigint, remainder: bigint, divisor: bigint, rounding: Rounding): boolean {
  if (rounding === 'down' || remainder === 0n) return false;
  const twice = remainder * 2n;
  if (twice !== divisor) return twice > divisor;
  return rounding === 'halfUp' || quotient % 2n === 1n;
}

/**
 * Divides two whole numbers exactly and rounds the quotient.
 *
 * @throws RangeError when the divisor is 0.
 */
export function divideRounded(dividend: bigint, divisor: bigint, rounding: Rounding): bigint {
  if (divisor === 0n) throw new RangeError('Division by zero');
  const negative = dividend < 0n !== divisor < 0n;
  const top = dividend < 0n ? -dividend : dividend;
  const bottom = divisor < 0n ? -divisor : divisor;
  const quotient = top / bottom;
  const rounded = roundsAway(quotient, top % bottom, bottom, rounding) ? quotient + 1n : quotient;
  return negative ? -rounded : rounded;
}
