/**
 * The message under a webhook's signature, by Standard Webhooks: id, seconds since 1970 and the body's exact text.
 */
export function webhookSignatureMessage(id: string, timestampSeconds: number, body: string): string {
  return `${id}.${timestampSeconds}.${body}`;
}
