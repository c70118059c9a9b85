import { actorOf, asUser, type UserCaller } from '../../access/caller.ts';
import { historyMessage } from '../../audit/history-message.ts';
import { invalid } from '../../basics/problems.ts';
import type { Handlers, Reads, Writes } from '../../contract/operation-types.ts';
import type { Gateway } from '../../gateway.ts';
import { fetchRecent } from '../../lists/recent-page.ts';
import type { RecentQuery } from '../../lists/recent-rows.ts';
import { assertMerchant } from '../../records/assert-merchant.ts';
import { nameKey } from '../../records/name-key.ts';
import { recordEvent } from '../../records/record-event.ts';
import { checkPayout } from './check.ts';
import { payoutContext } from './context.ts';
import { createPayout, payingService } from './create.ts';
import { alreadyDecided, decidePayout } from './decide.ts';
import { fundsOfService } from './funds.ts';
import { payoutForCaller, payoutsForCaller } from './payouts-for-caller.ts';
import { revealNationalId } from './reveal.ts';
import {
  lockPayout,
  type PayoutFilter,
  type PayoutRow,
  payoutConditions,
  payoutList,
  visiblePayout,
} from './store.ts';
import { summarizePayouts } from './summarize.ts';
import { payoutWire } from './wire.ts';

async function list(
  gateway: Gateway,
  caller: UserCaller,
  query: PayoutFilter & RecentQuery,
  text: string | undefined,
) {
  await assertMerchant(gateway.db, caller, query.userTypeId);
  const { conditions } = await payoutConditions(gateway, gateway.db, caller, query, text);
  const found = await fetchRecent(gateway.pool, payoutList, conditions, query, (row: PayoutRow) => row);
  return { ...found, data: await payoutsForCaller(gateway, caller, found.data) };
}

const reads: Reads = {
  listPayouts: ({ gateway, caller, body }) => list(gateway, asUser(caller), body, body.q),
  searchPayouts: ({ gateway, caller, body }) => list(gateway, asUser(caller), body, body.query),
  getPayout: async ({ gateway, db, caller, params, query, request }) => {
    const user = asUser(caller);
    const row = await visiblePayout(db, user, params.id);
    const payout = await payoutForCaller({ db, settings: gateway.settings }, user, row);
    if (query?.reveal !== 'nationalId') return payout;
    return { ...payout, nationalId: await revealNationalId(gateway, user, row, request.id) };
  },
  getPayoutContext: async ({ gateway, db, caller, params }) =>
    payoutContext(gateway, asUser(caller), await visiblePayout(db, asUser(caller), params.id)),
  getPayoutFunds: ({ db, caller, params }) => fundsOfService(db, asUser(caller), params.id),
  checkPayout: ({ gateway, caller, body }) => checkPayout(gateway, asUser(caller), body),
  summarizePayouts: async ({ gateway, db, caller, body }) => {
    await assertMerchant(db, asUser(caller), body.userTypeId);
    return summarizePayouts(gateway, asUser(caller), body);
  },
};

const writes: Writes = {
  addPayout: async ({ db, gateway, caller, body, request }) => {
    const user = asUser(caller);
    const service = await payingService(db, user, body);
    const row = await createPayout(db, gateway, user, service, body, request.id);
    return payoutForCaller({ db, settings: gateway.settings }, user, row);
  },

  deletePayout: async ({ db, gateway, caller, params, request, now }) => {
    const row = await lockPayout(db, params.id);
    if (row.status !== 'Pending') throw alreadyDecided(gateway, row);
    await db.deleteFrom('payouts').where('id', '=', row.id).execute();
    await recordEvent(db, {
      kind: 'payout',
      recordId: row.id,
      userTypeId: row.user_type_id,
      actor: actorOf(caller),
      action: 'deletePayout',
      ...historyMessage('history.payoutDeleted', { reference: row.reference }),
      before: { amount: Number(row.amount), currency: row.currency, merchantOrderId: row.merchant_order_id },
      requestId: request.id,
      now,
    });
    return undefined as never;
  },

  setPayoutStatus: async ({ db, gateway, caller, body, request }) => {
    const row = await lockPayout(db, body.id);
    if (body.amount !== undefined && body.amount !== Number(row.amount))
      throw invalid('payout.amountDiffers', { amount: row.amount }, 'amount');
    if (body.merchant !== undefined && nameKey(body.merchant) !== nameKey(row.merchant_name))
      throw invalid('payout.merchantDiffers', {}, 'merchant');
    const { status, reason } = body;
    const decided = await decidePayout(db, gateway, actorOf(caller), row, status, request.id, reason);
    return payoutWire(decided);
  },
};

/** Handles payouts. Clients of the first version call them loan requests. */
export const payoutHandlers: Handlers = { reads, writes };
