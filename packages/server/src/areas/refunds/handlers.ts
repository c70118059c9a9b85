import { actorOf, asUser } from '../../access/caller.ts';
import type { Handlers } from '../../contract/operation-types.ts';
import { fetchRecent } from '../../lists/recent-page.ts';
import { assertMerchant } from '../../records/assert-merchant.ts';
import { closeRefund } from './close-refund.ts';
import { requestRefund } from './request-refund.ts';
import { findRefund, type RefundListRow, refundConditions, refundListFor, visibleRefund } from './store.ts';
import { refundWire } from './wire.ts';

/**
 * Handles refunds: requesting and reading them, and closing one by hand when the payment provider does not report how it
 * ended.
 */
export const refundHandlers: Handlers = {
  reads: {
    listRefunds: async ({ gateway, db, caller, query = {} }) => {
      const user = asUser(caller);
      await assertMerchant(db, user, query.userTypeId);
      return fetchRecent(
        gateway.pool,
        refundListFor(user),
        refundConditions(user, query),
        query,
        (row: RefundListRow) => refundWire(row, user),
      );
    },
    getRefund: async ({ db, caller, params }) =>
      refundWire(await visibleRefund(db, asUser(caller), params.id), caller),
  },
  writes: {
    addRefund: async ({ gateway, db, caller, body, request }) => {
      const id = await requestRefund(db, gateway, caller, body, request.id);
      return refundWire(await findRefund(db, id), caller);
    },
    closeRefund: async ({ gateway, db, caller, params, body }) => {
      await closeRefund(db, gateway, actorOf(caller), params.id, body);
      return refundWire(await findRefund(db, params.id), caller);
    },
  },
};
