/** Returns an order id: the last eight digits of a time in milliseconds. Ids repeat after about 28 hours. */
export function orderIdFrom(timestampMs: number): string {
  return String(Math.trunc(timestampMs) % 100_000_000).padStart(8, '0');
}

/** Returns the id of the order that a webhook's payload (JSON text) is about; undefined for events without an order. */
export function orderOfPayload(payload: string): string | undefined {
  try {
    const { orderId }: Readonly<Record<string, unknown>> = Object(JSON.parse(payload)).data ?? {};
    return typeof orderId === 'string' ? orderId : undefined;
  } catch {
    return undefined;
  }
}
