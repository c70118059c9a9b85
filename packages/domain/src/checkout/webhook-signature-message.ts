/**
 * Returns the text that a webhook's signature signs, as Standard Webhooks defines it: id, seconds since 1970 and the body's exact
 * text.
 */
export function webhookSignatureMessage(id: string, timestampSeconds: number, body: string): string {
  return `${id}.${timestampSeconds}.${body}`;
}
