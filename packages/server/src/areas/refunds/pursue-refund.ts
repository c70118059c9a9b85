import { fromMajor, type Money } from '@daftar/domain';
import { inTransaction } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { currencyOf } from '../../ledger/refund-postings.ts';
import type { CallResult } from '../../providers/exchange.ts';
import type { RefundKeys, RefundResult, Refunds } from '../../providers/refund.ts';
import { keysOf, logExchange, type RefundRow, reconcileTotal } from '../checkout/public.ts';
import { type Claim, claimAgain, claimRefund, withdrawClaim } from './claim-refund.ts';
import { endRefund, type RefundEnd } from './end-refund.ts';

/**
 * Does the next step of a refund: requests it from the payment provider, or requests its status. Requests a refund again only
 * if the provider responds that it does not know the refund. Does nothing while another process works on the refund.
 */
export async function pursueRefund(gateway: Gateway, id: string): Promise<void> {
  const claim = await claimRefund(gateway, id);
  if (!claim) return;
  const { refund, isFirst } = claim;
  const refunds = gateway.providerFor(refund.provider)?.refunds;
  if (!refunds) {
    // A refund that was already sent waits, because its provider may be configured again later.
    if (isFirst) await endRefund(gateway, refund, failed(`${refund.provider} makes no refunds`));
    return;
  }
  await (isFirst ? ask(gateway, refunds, claim) : askStatus(gateway, refunds, claim));
}

const failed = (reason: string): RefundEnd => ({ outcome: 'failed', reason });

function requestOf({ refund, session, attempt }: Claim): RefundKeys {
  const currency = currencyOf(refund);
  if (refund.amount === null) throw new Error(`Refund ${refund.id} has no amount`);
  return {
    refundNumber: refund.id,
    payment: keysOf(session, attempt),
    amount: fromMajor(refund.amount, currency),
    refundedBefore: fromMajor(refund.refunded_before ?? '0', currency),
    reason: refund.reason ?? '',
    providerReference: refund.provider_reference ?? undefined,
  };
}

/**
 * Requests the refund from the provider. The refund stays pending while the outcome is unknown. If the first request was not sent,
 * the refund waits for the sweep as if it had not been tried: not every provider could tell later that it does not know it.
 */
async function ask(gateway: Gateway, refunds: Refunds, claim: Claim): Promise<void> {
  const { refund } = claim;
  const { result, exchange } = await refunds.refund(requestOf(claim));
  await logExchange(gateway, claim.session, exchange);
  if (result.outcome === 'refused')
    return endRefund(gateway, refund, failed(`${result.code} ${result.description}`));
  if (result.outcome === 'unsent') return claim.isFirst ? withdrawClaim(gateway, refund) : undefined;
  if (result.outcome === 'unknown') return;
  await keepReference(gateway, refund, result);
  if (result.outcome === 'succeeded') await endRefund(gateway, refund, { outcome: 'succeeded' });
}

/** Requests the refund's status from the provider. The refund stays pending while the outcome is unknown. */
async function askStatus(gateway: Gateway, refunds: Refunds, claim: Claim): Promise<void> {
  const { refund } = claim;
  const { result, exchange } = await refunds.refundStatus(requestOf(claim));
  // Responses with a pending status are not logged, because polling would fill the log.
  if (result.state !== 'pending' && result.state !== 'stated')
    await logExchange(gateway, claim.session, exchange);
  if (result.state === 'stated') return endByTotal(gateway, claim, result.refunded);
  if (result.state === 'failed') return endRefund(gateway, refund, failed(result.reason));
  if (result.state === 'succeeded') {
    await keepReference(gateway, refund, result);
    return endRefund(gateway, refund, { outcome: 'succeeded' });
  }
  if (result.state !== 'absent') return;
  const again = await claimAgain(gateway, refund);
  if (again) await ask(gateway, refunds, { ...claim, refund: again });
}

/** Time after which a refund has failed if the provider still states that nothing was refunded. */
const NOT_MADE_MS = 3 * 24 * 60 * 60_000;

/**
 * Ends a refund by the total that the provider states. If the total lacks the refund after three days, it was not made. Should it be
 * made later, the provider's total will tell, and it is booked as the provider's own.
 */
async function endByTotal(gateway: Gateway, { refund, attempt }: Claim, total: Money): Promise<void> {
  await inTransaction(gateway.db, (trx) => reconcileTotal(trx, gateway, attempt, total));
  const age = gateway.now().getTime() - (refund.asked_at ?? refund.created_at).getTime();
  // Does nothing if the total has ended the refund.
  if (age >= NOT_MADE_MS)
    await endRefund(gateway, refund, failed(`${refund.provider} has not made the refund`));
}

type Referenced = Pick<
  Exclude<CallResult<RefundResult>['result'], { outcome: 'refused' | 'unknown' | 'unsent' }>,
  'providerReference'
>;

async function keepReference(
  gateway: Gateway,
  { id }: RefundRow,
  { providerReference }: Referenced,
): Promise<void> {
  if (providerReference === undefined) return;
  await gateway.db
    .updateTable('refunds')
    .set({ provider_reference: providerReference })
    .where('id', '=', id)
    .execute();
}
