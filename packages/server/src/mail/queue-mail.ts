import type { Language } from '@daftar/domain';
import { newId } from '../basics/ids.ts';
import type { MailKind } from '../db/tables-mail.ts';
import type { Trx } from '../db/transaction.ts';
import { addJob } from '../jobs/add-job.ts';
import { isMailAddress } from './mail-address.ts';

/** An email to send after the commit. Its content is composed when it is sent. */
export interface MailOrder {
  kind: MailKind;
  userTypeId: string;
  /** Id of the record that the mail is about. */
  subjectId: string;
  to: string;
  language: Language;
  /** True when a person requested the mail. Of the other receipts, each payment gets one. */
  isAsked: boolean;
  /** What the mail says about an event that no record keeps. Must not contain an address. */
  details?: Record<string, string> | undefined;
  now: Date;
}

/** Maximum number of mails sent in parallel, so that a mail server that hangs does not occupy all workers. */
const LANES = 3;
/** Job priority: after webhooks and exports. */
const PRIORITY = 5;
/**
 * graphile-worker's own limit. It is above `MOST_ATTEMPTS`, because the worker also counts runs that find the mail claimed by
 * another process.
 */
const JOB_ATTEMPTS = 60;

/**
 * Stores a mail and its job in the transaction of the change that causes it. Returns the mail's id; undefined when the address
 * is invalid, or the payment already has its receipt.
 */
export async function queueMail(trx: Trx, order: MailOrder): Promise<string | undefined> {
  const { kind, userTypeId, subjectId, to, language, isAsked, details, now } = order;
  if (!isMailAddress(to)) return undefined;
  const id = newId('mail');
  const { numInsertedOrUpdatedRows: added } = await trx
    .insertInto('mails')
    .values({
      id,
      kind,
      user_type_id: userTypeId,
      subject_id: subjectId,
      recipient: to,
      language,
      is_asked: isAsked,
      details: details ? JSON.stringify(details) : null,
      state: 'waiting',
      created_at: now,
    })
    .onConflict((on) => on.doNothing())
    .executeTakeFirstOrThrow();
  if (!added) return undefined;
  const lane = id.charCodeAt(id.length - 1) % LANES;
  await addJob(trx, {
    task: 'send_mail',
    payload: { mailId: id },
    queue: `mail:${lane}`,
    maxAttempts: JOB_ATTEMPTS,
    priority: PRIORITY,
    key: id,
  });
  return id;
}
