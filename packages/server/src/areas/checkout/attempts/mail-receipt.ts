import type { Trx } from '../../../db/transaction.ts';
import type { Gateway } from '../../../gateway.ts';
import { languageOfCustomer } from '../../../mail/language-of.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import type { AttemptRow, SessionRow } from '../store.ts';

/** Queues the receipt of a paid attempt for the address that its customer typed, otherwise the session's. */
export async function mailReceipt(
  trx: Trx,
  { mailer, now }: Gateway,
  session: SessionRow,
  { id, customer }: AttemptRow,
): Promise<void> {
  const to = typeof customer.email === 'string' ? customer.email : session.email;
  if (!mailer || to === null) return;
  await queueMail(trx, {
    kind: 'receipt',
    userTypeId: session.user_type_id,
    subjectId: id,
    to,
    language: languageOfCustomer(customer),
    isAsked: false,
    now: now(),
  });
}

/** Returns the customer's data that stay stored after the payment has ended: all but the email address. */
export function keptCustomer({ customer }: Pick<AttemptRow, 'customer'>): Record<string, unknown> {
  const { email: _, ...kept } = customer;
  return kept;
}
