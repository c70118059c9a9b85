import { randomFillSync, randomInt } from 'node:crypto';

const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

/** Returns a random id with at least 128 bits of entropy, after a prefix for its kind: `mer_…`. */
export function newId(prefix: string): string {
  return `${prefix}_${randomText(27)}`;
}

/** Random bytes of which each is used once. Node takes as long for a few bytes as for thousands. */
const pool = new Uint8Array(4096);
let used = pool.length;

function takeBytes(length: number): Uint8Array {
  if (length > pool.length) return randomFillSync(new Uint8Array(length));
  if (used + length > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += length;
  return pool.subarray(used - length, used);
}

/** Returns random text without letters that look alike; about 4.95 bits of entropy per character. */
export function randomText(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of takeBytes(length)) {
      // Ignore bytes from 248 (31 × 8) on: using them would make the first letters more frequent.
      if (byte < 248 && text.length < length) text += ALPHABET[byte % 31];
    }
  }
  return text;
}

/** Returns a random number of `digits` digits without a leading zero. */
export function randomDigits(digits: number): string {
  let text = String(randomInt(1, 10));
  while (text.length < digits) text += String(randomInt(0, 10));
  return text;
}
