/** An order id of eight digits: the last ones of a time in milliseconds; they repeat after some 28 hours. */
export function orderIdFrom(timestampMs: number): string {
  return String(Math.trunc(timestampMs) % 100_000_000).padStart(8, '0');
}
