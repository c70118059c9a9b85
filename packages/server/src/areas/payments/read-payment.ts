import { normaliseMsisdn } from '@daftar/domain';
import type { UserCaller } from '../../access/caller.ts';
import type { Answer } from '../../contract/operation-types.ts';
import type { Db } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { merchantById } from '../../records/by-id.ts';
import { present } from '../../records/present.ts';
import { receivedFor } from '../checkout/public.ts';
import { outstandingRefunds, refundsOf, refundWire } from '../refunds/public.ts';
import { transactionWire } from '../reports/public.ts';
import { type FoundPayment, findPayment } from './find-payment.ts';
import { exchangeSteps, webhookSteps } from './message-steps.ts';
import { correctionSteps, paymentSteps, refundSteps, type Step, settlementSteps } from './record-steps.ts';

type PaymentRecord = Answer<'getPayment'>;

/**
 * Returns the status of a payment. A successful transaction makes the payment paid. Otherwise the session's status counts.
 * Without a session, the payment failed. It also failed if its transaction failed but the session is paid: a user corrected
 * the transaction, or another attempt paid the session.
 */
function statusOf({ session, transaction }: FoundPayment, now: Date): PaymentRecord['status'] {
  if (transaction?.status === 'Success') return 'paid';
  if (!session || (transaction && session.status === 'paid')) return 'failed';
  // The sweep ends overdue sessions later.
  return session.status === 'open' && session.expires_at <= now ? 'expired' : session.status;
}

/** Sorts steps by time. Steps of the same moment keep their order, which puts causes before effects. */
const inOrder = (steps: Step[]): Step[] =>
  steps
    .map((step, index) => ({ step, index }))
    .sort((a, b) => a.step.date.localeCompare(b.step.date) || a.index - b.index)
    .map(({ step }) => step);

/** Returns a payment with everything that happened to it and that the caller may see. */
export async function readPayment(
  gateway: Gateway,
  db: Db,
  caller: UserCaller,
  id: string,
): Promise<PaymentRecord> {
  const found = await findPayment(db, caller, id);
  const ids = found.transactions.map((row) => row.id);
  const [refunds, outstanding, merchant] = await Promise.all([
    refundsOf(db, ids),
    outstandingRefunds(db, ids),
    merchantById(db, found.account).select('name').executeTakeFirst(),
  ]);
  const isCarrier = caller.accountKind === 'carrier';
  const more = await Promise.all([
    exchangeSteps(db, found, caller),
    webhookSteps(db, found, caller),
    isCarrier ? [] : correctionSteps(db, found, caller),
    isCarrier ? [] : settlementSteps(db, found, refunds),
  ]);
  const { transaction } = found;
  return {
    ...factsOf(found, merchant?.name),
    ...(!isCarrier && present('metadata', found.session?.metadata ?? found.transaction?.metadata)),
    status: statusOf(found, gateway.now()),
    ...(transaction && {
      transaction: transactionWire(gateway, caller, transaction, outstanding.get(transaction.id)),
    }),
    refunds: refunds.map((row) => refundWire(row, caller)),
    timeline: inOrder([...paymentSteps(found), ...refundSteps(refunds, caller), ...more.flat()]),
  };
}

function factsOf({ account, session, service, attempts, transaction }: FoundPayment, merchantName = account) {
  const begun = session ?? transaction;
  if (!begun) throw new Error('A payment has a session or a transaction');
  const newest = attempts.at(-1);
  return {
    _id: (transaction ?? begun).id,
    ...present('sessionId', session?.id),
    orderId: begun.order_id,
    ...present('serviceId', service?.service_id),
    serviceName: transaction?.service_name ?? service?.service_name ?? begun.service_id,
    merchantName,
    userTypeId: account,
    country: transaction?.country ?? service?.country ?? '',
    ...present('product', session?.product ?? transaction?.product_name),
    ...present('msisdn', transaction?.msisdn ?? (session?.msisdn ? normaliseMsisdn(session.msisdn) : null)),
    ...present('provider', transaction?.provider ?? newest?.provider),
    ...present('method', transaction?.method || newest?.method),
    amount: Number(begun.amount),
    currency: begun.currency,
    ...attempts.map(receivedFor).findLast((received) => received !== undefined),
    createdDate: begun.created_at.toISOString(),
    ...present('expiresDate', session?.expires_at.toISOString()),
    ...present('canceledDate', session?.canceled_at?.toISOString()),
  };
}
