import { historyMessage } from '../audit/history-message.ts';
import { audit } from '../audit/record.ts';
import type { Trx } from '../db/transaction.ts';
import { languageNamed } from '../mail/language-of.ts';
import type { Mailer } from '../mail/mail.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { merchantById } from '../records/by-id.ts';
import { giveUpWaiting } from './give-up-waiting.ts';

/** Time after which an endpoint that has failed without a success in between is switched off. */
const LONGEST_FAILING_MS = 3 * 24 * 3_600_000;

interface EndpointAttempt {
  endpointId: string;
  /** The address to which the delivery was sent; undefined when nothing was sent. */
  url: string | undefined;
  isDelivered: boolean;
  now: Date;
}

/**
 * Stores an attempt's outcome with its endpoint, unless the endpoint's address has changed meanwhile. Switches off an endpoint
 * that has failed for three days, and records that in its history. Returns whether the endpoint is switched off or deleted.
 */
export async function noteEndpoint(
  trx: Trx,
  { endpointId, url, isDelivered, now }: EndpointAttempt,
  mailer: Mailer | undefined,
): Promise<boolean> {
  const endpoint = await trx
    .selectFrom('webhook_endpoints')
    .select(['id', 'user_type_id', 'url', 'failing_since'])
    .where('id', '=', endpointId)
    .where('status', '=', 'Active')
    .forUpdate()
    .executeTakeFirst();
  if (!endpoint) return true;
  if (endpoint.url !== url) return false;
  const since = isDelivered ? null : (endpoint.failing_since ?? now);
  const isLost = since !== null && now.getTime() - since.getTime() >= LONGEST_FAILING_MS;
  if (!isLost && since?.getTime() === endpoint.failing_since?.getTime()) return false;
  await trx
    .updateTable('webhook_endpoints')
    .set({ failing_since: since, ...(isLost && { status: 'Inactive', disabled_at: now }) })
    .where('id', '=', endpointId)
    .execute();
  if (!isLost) return false;
  await giveUpWaiting(trx, endpoint);
  const entry = {
    userTypeId: endpoint.user_type_id,
    actor: { id: 'daftar', name: 'Daftar' },
    action: 'disableWebhookEndpoint' as const,
    ...historyMessage('history.endpointDisabled', { url: endpoint.url }),
    before: { status: 'Active' },
    after: { status: 'Inactive', failingSince: since.toISOString() },
    at: now,
  };
  await audit(trx, { ...entry, kind: 'webhook-endpoint', recordId: endpointId });
  // Also record it in the merchant's own history, for users who never open the endpoints.
  await audit(trx, { ...entry, kind: 'merchant', recordId: endpoint.user_type_id });
  if (mailer) await mailMerchant(trx, endpoint, now);
  return true;
}

/** Sends the email about the endpoint to the merchant's notification address. */
async function mailMerchant(
  trx: Trx,
  { id, user_type_id: userTypeId }: { id: string; user_type_id: string },
  now: Date,
): Promise<void> {
  const merchant = await merchantById(trx, userTypeId)
    .select(['notification_email', 'email_language'])
    .executeTakeFirst();
  await queueMail(trx, {
    kind: 'endpoint-off',
    userTypeId,
    subjectId: id,
    to: merchant?.notification_email ?? '',
    language: languageNamed(merchant?.email_language),
    isAsked: false,
    now,
  });
}
