/** Returns an order id: the last eight digits of a time in milliseconds. Ids repeat after about 28 hours. */
export function orderIdFrom(timestampMs: number): string {
  return String(Math.trunc(timestampMs) % 100_000_000).padStart(8, '0');
}
