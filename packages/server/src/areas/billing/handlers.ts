import { actorOf, asUser } from '../../access/caller.ts';
import type { Handlers } from '../../contract/operation-types.ts';
import { billingDetail } from './detail.ts';
import { listBilling } from './list.ts';
import { setBillingStatus } from './set-status.ts';

/** Handles the billing report: sums per service and period from the daily figures, with a status that users set. */
export const billingHandlers: Handlers = {
  reads: {
    reportBilling: async ({ db, caller, body }) => listBilling(db, asUser(caller), body),
    reportBillingDetail: ({ db, caller, body }) => billingDetail(db, asUser(caller), body),
  },
  writes: {
    updateBillingStatus: ({ db, caller, body, request, now }) =>
      setBillingStatus(db, actorOf(caller), body, request.id, now),
  },
};
