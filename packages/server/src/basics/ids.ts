import { randomBytes, randomInt } from 'node:crypto';

const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

/** A random id of at least 128 bits, prefixed with its kind: `mer_…`. */
export function newId(prefix: string): string {
  return `${prefix}_${randomText(27)}`;
}

/** Random text of about 4.95 bits a character, without letters that look alike. */
export function randomText(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      // 31 × 8 = 248: bytes above would favour the first letters.
      if (byte < 248 && text.length < length) text += ALPHABET[byte % 31];
    }
  }
  return text;
}

/** A random number of exactly `digits` digits, at most 14. */
export function randomDigits(digits: number): string {
  let text = String(randomInt(1, 10));
  while (text.length < digits) text += String(randomInt(0, 10));
  return text;
}
