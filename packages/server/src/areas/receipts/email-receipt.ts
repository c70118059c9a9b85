import { conflict, notFound, tooMany } from '../../basics/problems.ts';
import type { Answer, Body } from '../../contract/operation-types.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { languageOfCustomer } from '../../mail/language-of.ts';
import { queueMail } from '../../mail/queue-mail.ts';

const DAY_MS = 24 * 3_600_000;
/** Mails of one receipt that people may request within 24 hours. The limit keeps them from flooding mailboxes. */
const MAILS_PER_DAY = 3;

/**
 * Queues a receipt for the address that the customer typed. Does nothing if an email to this address is already queued. Throws
 * 404 for an unknown receipt, 409 if the installation sends no email, and 429 after three emails within 24 hours.
 */
export async function emailReceipt(
  trx: Trx,
  gateway: Gateway,
  receiptId: string,
  { email, language }: Body<'emailReceipt'>,
  now: Date,
): Promise<Answer<'emailReceipt'>> {
  // The lock makes concurrent calls run one after the other, so that each counts the mails of the previous one.
  const attempt = await trx
    .selectFrom('payment_attempts')
    .select(['id', 'user_type_id', 'customer'])
    .where('receipt_id', '=', receiptId)
    .forUpdate()
    .executeTakeFirst();
  if (!attempt) throw notFound('payment.missing');
  if (!gateway.mailer) throw conflict('mail.off');
  const asked = await trx
    .selectFrom('mails')
    .select(['state', 'recipient', 'is_asked', 'created_at'])
    .where('user_type_id', '=', attempt.user_type_id)
    .where('subject_id', '=', attempt.id)
    .execute();
  const isUnderWay = asked.some(({ recipient }) => recipient?.toLowerCase() === email.toLowerCase());
  if (isUnderWay) return { status: 'waiting' };
  const recent = asked.filter(({ is_asked, created_at }) => is_asked && +created_at > now.getTime() - DAY_MS);
  if (recent.length >= MAILS_PER_DAY) {
    const oldest = Math.min(...recent.map(({ created_at }) => created_at.getTime()));
    throw tooMany('mail.tooMany', {}, Math.ceil((oldest + DAY_MS - now.getTime()) / 1000));
  }
  await queueMail(trx, {
    kind: 'receipt',
    userTypeId: attempt.user_type_id,
    subjectId: attempt.id,
    to: email,
    language: language ?? languageOfCustomer(attempt.customer),
    isAsked: true,
    now,
  });
  return { status: 'waiting' };
}
