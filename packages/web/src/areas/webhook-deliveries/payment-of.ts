/** Returns the id of the payment that an event is about: its transaction's, otherwise its session's; undefined for other events. */
export function paymentOf(payload: string): string | undefined {
  try {
    const { transactionId, sessionId }: Readonly<Record<string, unknown>> =
      Object(JSON.parse(payload)).data ?? {};
    const id = transactionId ?? sessionId;
    return typeof id === 'string' ? id : undefined;
  } catch {
    return undefined;
  }
}
