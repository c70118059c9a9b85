import type { Answer } from '../../contract/operation-types.ts';
import type { Db } from '../../db/transaction.ts';

type ReceiptEmail = NonNullable<Answer<'getReceipt'>['email']>;

/**
 * Returns the status of a payment's receipt emails: `waiting` if one is queued, otherwise `sent` if one was sent, otherwise
 * `failed` or `none`.
 */
export async function receiptEmail(db: Db, userTypeId: string, attemptId: string): Promise<ReceiptEmail> {
  const rows = await db
    .selectFrom('mails')
    .select(['state', 'sent_at'])
    .where('user_type_id', '=', userTypeId)
    .where('subject_id', '=', attemptId)
    .where('kind', '=', 'receipt')
    .orderBy('created_at', 'desc')
    .execute();
  const [lastSent] = rows
    .flatMap(({ sent_at }) => sent_at ?? [])
    .sort((one, other) => other.getTime() - one.getTime());
  const sentAt = lastSent && { sentAt: lastSent.toISOString() };
  if (rows.some(({ state }) => state === 'waiting')) return { status: 'waiting', ...sentAt };
  if (sentAt) return { status: 'sent', ...sentAt };
  return { status: rows.length > 0 ? 'failed' : 'none' };
}
