import {
  type ApprovalStatus,
  type Currency,
  formatReportDateTime,
  fromMajor,
  isCurrency,
  type Money,
  nextPayoutStatus,
  type PayoutSource,
  postingsForPayout,
} from '@daftar/domain';
import { historyMessage } from '../../audit/history-message.ts';
import { conflict, Problem } from '../../basics/problems.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { book } from '../../ledger/book.ts';
import type { Actor } from '../../records/actor.ts';
import { zoneOf } from '../../records/business-zone.ts';
import { lockRow } from '../../records/lock-row.ts';
import { present } from '../../records/present.ts';
import { recordEvent } from '../../records/record-event.ts';
import { enqueueWebhook } from '../../webhooks/enqueue.ts';
import { assertNotHeld } from './assert-not-held.ts';
import { payoutEvent } from './payout-event.ts';
import { findPayout, type PayoutRow } from './store.ts';

/** Accounts that can pay a payout, in the order in which they are tried. */
export const SOURCES: readonly PayoutSource[] = ['loan', 'balance'];

/** Says who decided a payout, and when, in the time zone of payouts. */
export const alreadyDecided = (
  gateway: Gateway,
  { status, decided_by, updated_at }: Pick<PayoutRow, 'status' | 'decided_by' | 'updated_at'>,
) =>
  conflict('already-decided', {
    status: status.toLowerCase(),
    by: decided_by ?? '–',
    date: formatReportDateTime(updated_at, zoneOf(gateway, 'Egypt')),
  });
const notCovered = (merchant: string) => conflict('not-covered', { merchant });

export function moneyOf({ amount, currency }: Pick<PayoutRow, 'amount' | 'currency'>): Money<Currency> {
  if (!isCurrency(currency)) throw new Error(`Unknown currency ${currency}`);
  return fromMajor(amount, currency);
}

/** Tells whether the actor would approve their own payout while the settings require another approver. */
export const isOwnApproval = (
  { settings }: Gateway,
  row: Pick<PayoutRow, 'created_by_id'>,
  decision: ApprovalStatus,
  actor: Actor,
): boolean => settings.requireDifferentApprover && decision === 'Approved' && row.created_by_id === actor.id;

/** Approves or rejects a pending payout. Approval books the amount in the same commit. */
export async function decidePayout(
  trx: Trx,
  gateway: Gateway,
  actor: Actor,
  row: PayoutRow,
  decision: ApprovalStatus,
  requestId = 'setup',
  reason?: string,
): Promise<PayoutRow> {
  const status = nextPayoutStatus(row.status, decision);
  if (status === undefined) throw alreadyDecided(gateway, row);
  if (isOwnApproval(gateway, row, decision, actor)) throw conflict('own-payout');
  const now = gateway.now();
  const moves = decision === 'Approved' && gateway.settings.payoutRequireFunds;
  const source = moves ? await take(trx, row, now) : undefined;
  const selfDecided = row.created_by_id === actor.id;
  await trx
    .updateTable('payouts')
    .set({
      status,
      decided_by: actor.name,
      self_decided: selfDecided,
      decision_reason: reason ?? null,
      updated_at: now,
    })
    .where('id', '=', row.id)
    .execute();
  const type = decision === 'Approved' ? 'payout.approved' : 'payout.rejected';
  await enqueueWebhook(trx, payoutEvent(row, type, now));
  await recordEvent(trx, {
    kind: 'payout',
    recordId: row.id,
    userTypeId: row.user_type_id,
    actor,
    action: 'setPayoutStatus',
    ...historyMessage(decision === 'Approved' ? 'history.payoutApproved' : 'history.payoutRejected', {
      reference: row.reference,
    }),
    before: { status: row.status },
    after: { status, selfDecided, ...present('reason', reason), ...(source && { takenFrom: source }) },
    requestId,
    now,
  });
  return findPayout(trx, row.id);
}

/**
 * Books the whole amount against the first account that covers it. Throws 409 when none does, or when the account balance is
 * needed for refunds under way. The merchant's lock keeps refund requests out until the commit.
 */
async function take(trx: Trx, row: PayoutRow, at: Date): Promise<PayoutSource> {
  await lockRow(trx, 'merchants', row.user_type_id, 'no key update');
  for (const source of SOURCES) {
    const covering = await trx
      .selectFrom('guarded_balances')
      .select('amount')
      .where('account', '=', `${source}:${row.user_type_id}`)
      .where('currency', '=', row.currency)
      .where('amount', '>=', row.amount)
      .forUpdate()
      .executeTakeFirst();
    if (!covering) continue;
    if (source === 'balance') await assertNotHeld(trx, row);
    await book(trx, {
      userTypeId: row.user_type_id,
      event: 'payout',
      recordId: row.id,
      postings: postingsForPayout(row.user_type_id, source, moneyOf(row)),
      memo: { source },
      at,
    }).catch((error: unknown) => {
      throw error instanceof Problem ? notCovered(row.merchant_name) : error;
    });
    return source;
  }
  throw notCovered(row.merchant_name);
}
