import { fromMajor, isCurrency } from '@daftar/domain';
import { invalid, Problem, unavailable } from '../../basics/problems.ts';
import type { Answer, Body } from '../../contract/operation-types.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import type { ChargeAnswer } from '../../providers/charge.ts';
import { logExchange } from './check-attempt.ts';
import { endAttempt } from './end-attempt.ts';
import { type OpenedAttempt, openAttempt } from './open-attempt.ts';
import { lockSession, type SessionRow } from './store.ts';

const METHOD = 'FawryRef';
/** Time in which a reference can be paid. */
const REFERENCE_MS = 24 * 3_600_000;

type ReferenceBody = Body<'requestReferenceNumber'>;

/**
 * Requests a reference number that the customer pays at the provider. Commits the attempt before it calls the provider:
 * after a crash, the provider can still be asked about the attempt. A second submit gets the first one's answer.
 */
export async function requestReference(
  gateway: Gateway,
  body: ReferenceBody,
): Promise<Answer<'requestReferenceNumber'>> {
  const opened = await inTransaction(gateway.db, (trx) =>
    openAttempt(trx, gateway, {
      ...body,
      method: METHOD,
      customer: { name: body.customerName, mobile: body.customerMobile },
    }),
  );
  if (opened.attempt.answer) return opened.attempt.answer as Answer<'requestReferenceNumber'>;
  const charge = opened.provider.charges.reference;
  if (!charge) throw invalid('checkout.method', {}, 'paymentMethod');
  const { answer, exchange } = await charge({
    merchantRefNumber: opened.attempt.merchant_ref_number,
    customerProfileId: opened.session.user_type_id,
    customerName: body.customerName,
    customerMobile: body.customerMobile,
    customerEmail: body.customerEmail ?? opened.session.email ?? '',
    amount: amountOf(opened.session),
    description: opened.session.product ?? opened.service.service_name,
    expiresAt: new Date(gateway.now().getTime() + REFERENCE_MS),
  });
  await logExchange(gateway, opened.session, exchange);
  return keep(gateway, opened, answer);
}

function amountOf(session: SessionRow) {
  if (!isCurrency(session.currency)) throw new Error(`Unknown currency ${session.currency}`);
  return fromMajor(session.amount, session.currency);
}

/**
 * Stores the provider's answer: keeps a reference, ends the attempt on a refusal. Throws 503 when the outcome is unknown.
 */
async function keep(
  gateway: Gateway,
  opened: OpenedAttempt,
  answer: ChargeAnswer,
): Promise<Answer<'requestReferenceNumber'>> {
  if (answer.outcome === 'refused') {
    await endAttempt(gateway, opened.attempt, {
      state: 'failed',
      reason: `${answer.code} ${answer.description}`,
    });
    throw new Problem(409, 'Payment-Failed', [{ message: answer.description, code: answer.code }]);
  }
  const step = answer.outcome === 'accepted' ? answer.step : undefined;
  if (answer.outcome !== 'accepted' || step?.kind !== 'reference')
    throw unavailable('checkout.providerSilent', {}, 2);
  const wire = {
    type: 'ChargeResponse',
    statusCode: Number(answer.code),
    statusDescription: answer.description,
    merchantRefNumber: opened.attempt.merchant_ref_number,
    referenceNumber: step.referenceNumber,
    expirationTime: answer.expiresAt.toISOString(),
  };
  await inTransaction(gateway.db, async (trx) => {
    await lockSession(trx, opened.session.id);
    await trx
      .updateTable('payment_attempts')
      .set({
        status: 'pending',
        way: 'reference',
        provider_charge: answer.charge ?? null,
        reference_number: step.referenceNumber,
        reference_expires_at: answer.expiresAt,
        answer: JSON.stringify(wire),
      })
      .where('id', '=', opened.attempt.id)
      .where('status', '=', 'created')
      .execute();
    await trx
      .updateTable('checkout_sessions')
      .set({ expires_at: answer.expiresAt })
      .where('id', '=', opened.session.id)
      .where('status', '=', 'pending')
      .execute();
  });
  return wire;
}
