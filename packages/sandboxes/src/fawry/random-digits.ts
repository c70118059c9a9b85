import { randomInt } from 'node:crypto';

/** A random number of exactly `digits` digits, at most 14. */
export const randomDigits = (digits: number): string => String(randomInt(10 ** (digits - 1), 10 ** digits));
