/** Returns the id of the order that a webhook's payload (JSON text) is about; undefined for events without an order. */
export function orderOfPayload(payload: string): string | undefined {
  try {
    const { orderId }: Readonly<Record<string, unknown>> = Object(JSON.parse(payload)).data ?? {};
    return typeof orderId === 'string' ? orderId : undefined;
  } catch {
    return undefined;
  }
}
