import { randomInt } from 'node:crypto';

/** Returns a random number of `digits` digits, at most 14, without a leading zero. */
export const randomDigits = (digits: number): string => String(randomInt(10 ** (digits - 1), 10 ** digits));
