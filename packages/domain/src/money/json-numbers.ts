import {
  addDecimals,
  type DecimalInput,
  decimal,
  decimalToNumber,
  divideDecimals,
  subtractDecimals,
} from './decimal.ts';

/**
 * Adds up the JSON numbers of amounts, rates or percentages exactly: 0.1 and 0.2 are 0.3. Zero for an empty list.
 *
 * The amounts must have one currency.
 *
 * @throws RangeError when one is not a finite number.
 */
export function addNumbers(values: Iterable<DecimalInput>): number {
  let sum = decimal(0);
  for (const value of values) sum = addDecimals(sum, decimal(value));
  return decimalToNumber(sum);
}

/**
 * Subtracts the JSON number of an amount, rate or percentage from another exactly.
 *
 * @throws RangeError when one is not a finite number.
 */
export function subtractNumbers(a: DecimalInput, b: DecimalInput): number {
  return decimalToNumber(subtractDecimals(decimal(a), decimal(b)));
}

/**
 * Returns the JSON number of an amount with the opposite sign; 0 stays 0.
 *
 * @throws RangeError when it is not a finite number.
 */
export function negateNumber(value: DecimalInput): number {
  return subtractNumbers(0, value);
}

const proportionScale = 9;

/**
 * Returns which part of a whole an amount is, to nine decimals: 0.25 for 50 of 200. 0 if the whole is 0.
 *
 * @throws RangeError when one is not a finite number.
 */
export function proportionOf(part: DecimalInput, whole: DecimalInput): number {
  const divisor = decimal(whole);
  if (divisor.coefficient === 0n) return 0;
  return decimalToNumber(divideDecimals(decimal(part), divisor, proportionScale, 'halfUp'));
}

/**
 * Returns which part of a whole an amount is, in percent to seven decimals: 25 for 50 of 200. 0 if the whole is 0.
 *
 * @throws RangeError when one is not a finite number.
 */
export function percentOfWhole(part: DecimalInput, whole: DecimalInput): number {
  const { coefficient, scale } = decimal(proportionOf(part, whole));
  return decimalToNumber({ coefficient: coefficient * 100n, scale });
}
