import { timingSafeEqual } from 'node:crypto';

/** Compares two signatures in constant time. */
export function equalSecret(expected: string, received: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(received)];
  return one.length === other.length && timingSafeEqual(one, other);
}
