/**
 * Returns the text that a webhook's signature signs, as Standard Webhooks defines it: the id, the seconds since 1970
 * and the unchanged body.
 */
export function webhookSignatureMessage(id: string, timestampSeconds: number, body: string): string {
  return `${id}.${timestampSeconds}.${body}`;
}
