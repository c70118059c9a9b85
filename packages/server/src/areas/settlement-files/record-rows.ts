import { refundNumber, type SettlementLine, type SettlementMatch } from '@daftar/domain';
import type { Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import type { Actor } from '../../records/actor.ts';
import { askAttemptLater, keepOpenRefund, refundPayment } from '../checkout/public.ts';

interface Recording {
  provider: string;
  actor: Actor;
}

/**
 * Books the refunds that a file proves and that we lack, each once by its number. A payment with refund rows that have no number gets
 * an open refund, which a person closes. Returns the ids of the booked refunds by their rows.
 */
export async function recordRefunds(
  trx: Trx,
  gateway: Gateway,
  { provider, actor }: Recording,
  match: SettlementMatch,
): Promise<ReadonlyMap<SettlementLine, string>> {
  const booked = new Map<SettlementLine, string>();
  for (const { line, payment, amount } of match.gives) {
    const attempt = await attemptOf(trx, payment.id);
    const reference = refundNumber(line, payment);
    const key = `${provider}:${attempt.id}:${reference}`;
    await refundPayment(trx, gateway, attempt, { key, amount, providerReference: reference, actor });
    const { id } = await trx
      .selectFrom('refunds')
      .select('id')
      .where('booking', '=', key)
      .executeTakeFirstOrThrow();
    booked.set(line, id);
  }
  for (const payment of match.doubts)
    await keepOpenRefund(trx, await attemptOf(trx, payment.id), gateway.now());
  await numberRefunds(trx, match);
  return booked;
}

/** Stores the provider's number of refunds that were booked without one, so that another number is another refund. */
async function numberRefunds(trx: Trx, { lines }: SettlementMatch): Promise<void> {
  for (const { line, payment, refund, verdict } of lines) {
    const isSame = verdict === 'matched' || verdict === 'settles-refund';
    const number = payment && refund && isSame ? refundNumber(line, payment) : '';
    if (!refund || number === '' || refund.providerReference !== '') continue;
    await trx
      .updateTable('refunds')
      .set({ provider_reference: number })
      .where('id', '=', refund.id)
      .where('provider_reference', 'is', null)
      .execute();
  }
}

const attemptOf = (trx: Trx, transactionId: string) =>
  trx
    .selectFrom('payment_attempts')
    .innerJoin('transactions', (join) =>
      join
        .onRef('transactions.attempt_id', '=', 'payment_attempts.id')
        .onRef('transactions.user_type_id', '=', 'payment_attempts.user_type_id'),
    )
    .selectAll('payment_attempts')
    .where('transactions.id', '=', transactionId)
    .executeTakeFirstOrThrow();

/** Upper limit of the provider's statuses that one file requests. The other rows stay findings for a person. */
const MOST_QUESTIONS = 500;

/**
 * Requests the status of the payments that the file lists as paid and that are not paid here, or are paid under another number of the
 * provider: their notices were lost.
 */
export async function askAboutRows(trx: Trx, { lines }: SettlementMatch): Promise<void> {
  const asked = lines.filter(
    ({ verdict, line, payment }) =>
      payment !== undefined &&
      line.kind === 'payment' &&
      (verdict === 'paid-twice' || verdict === 'failed-here' || verdict === 'open-here'),
  );
  for (const { line, payment, verdict } of asked.slice(0, MOST_QUESTIONS))
    if (payment)
      await askAttemptLater(
        trx,
        { merchant_ref_number: payment.reference },
        verdict === 'paid-twice' ? line.providerReference : undefined,
      );
}
