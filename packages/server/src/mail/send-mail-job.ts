import type { FastifyBaseLogger } from 'fastify';
import type { Selectable } from 'kysely';
import type { MailKind, MailTable } from '../db/tables-mail.ts';
import type { Db } from '../db/transaction.ts';
import { type MailContent, type Mailer, MailNotSent } from './mail.ts';

export type MailRow = Selectable<MailTable>;

export interface SendMailDeps {
  db: Db;
  now: () => Date;
  log: FastifyBaseLogger;
  mailer: Mailer | undefined;
  /** Composes the mail of each kind; undefined when its record no longer exists. */
  compose: Readonly<Record<MailKind, (mail: MailRow) => Promise<MailContent | undefined>>>;
}

/**
 * graphile-worker waits e^n seconds after the n-th attempt, six hours at most. The fourteenth attempt is 28 hours after the
 * first.
 */
export const MOST_ATTEMPTS = 14;
/** Duration of a claim; longer than a mailer takes. If the process dies, another one may send the mail afterwards. */
const CLAIM_MS = 120_000;

/**
 * Sends one mail, and stores the outcome. Throws `MailNotSent` when it should be retried, or when another process has claimed
 * the mail. Deletes the address when the mail is sent or has finally failed.
 */
export async function sendMailJob(deps: SendMailDeps, mailId: string): Promise<void> {
  const { db, now, log } = deps;
  const claimed = await claim(db, mailId, now());
  if (!claimed) return refuseWhileClaimed(db, mailId);
  const failure = await attempt(deps, claimed);
  if (!failure) {
    const sent = { ...ENDED, state: 'sent', sent_at: now(), last_error: null } as const;
    await db.updateTable('mails').set(sent).where('id', '=', mailId).execute();
    return;
  }
  const isOver = failure.isLasting || claimed.attempts >= MOST_ATTEMPTS;
  if (!isOver) {
    const retried = { claimed_until: null, last_error: failure.message };
    await ownClaim(db, claimed).set(retried).execute();
    throw failure;
  }
  const { numUpdatedRows } = await ownClaim(db, claimed)
    .set({ ...ENDED, state: 'failed', last_error: failure.message })
    .executeTakeFirstOrThrow();
  // Otherwise another process has sent the mail, or is going to.
  if (numUpdatedRows > 0n)
    log.warn(
      { mail: mailId, kind: claimed.kind, reason: failure.message },
      'an email failed and is not sent again',
    );
}

/**
 * Claims a waiting mail for this process, and counts the attempt. Returns undefined when the mail has ended or is claimed by
 * another process.
 */
const claim = (db: Db, mailId: string, now: Date): Promise<MailRow | undefined> =>
  db
    .updateTable('mails')
    .set((eb) => ({
      claimed_until: new Date(now.getTime() + CLAIM_MS),
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', '=', mailId)
    .where('state', '=', 'waiting')
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
    .returningAll()
    .executeTakeFirst();

/** Throws while another process may be sending the mail, so that the job is retried: that process may have died. */
async function refuseWhileClaimed(db: Db, mailId: string): Promise<void> {
  const row = await db.selectFrom('mails').select('state').where('id', '=', mailId).executeTakeFirst();
  if (row?.state === 'waiting') throw new MailNotSent('another process sends this email', false);
}

/** Sends the mail. Returns the error if it was not sent, otherwise undefined. */
async function attempt(
  { mailer, compose, log }: SendMailDeps,
  row: MailRow,
): Promise<MailNotSent | undefined> {
  const { id, kind, recipient } = row;
  if (!mailer) return new MailNotSent('no mail server is configured', true);
  try {
    const content = await compose[kind](row);
    if (!content || recipient === null) return new MailNotSent('the record is gone', true);
    await mailer.send({ ...content, id, to: recipient });
    return undefined;
  } catch (error) {
    if (error instanceof MailNotSent) return error;
    log.error({ err: error, mail: id, kind }, 'an email could not be composed');
    return new MailNotSent('it could not be composed', false);
  }
}

/** Columns of a mail that is sent or has finally failed. */
const ENDED = { recipient: null, claimed_until: null } as const;

/**
 * An update of a mail that applies only while it is claimed as `claimed` says: after a claim has ended, another process may have
 * sent the mail.
 */
const ownClaim = (db: Db, { id, attempts }: MailRow) =>
  db
    .updateTable('mails')
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('state', '=', 'waiting');
