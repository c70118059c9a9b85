import { actorOf, asUser } from '../../access/caller.ts';
import { historyOf } from '../../audit/history-of.ts';
import type { Handlers } from '../../contract/operation-types.ts';
import { assertMerchant } from '../../records/assert-merchant.ts';
import { createSettlement } from './create.ts';
import { listSettlements, visibleSettlement } from './store.ts';
import { settlementWire } from './wire.ts';

/** Handles settlements: payments to merchants with the figures that they were computed from. */
export const settlementHandlers: Handlers = {
  reads: {
    listSettlements: async ({ gateway, db, caller, query }) => {
      const user = asUser(caller);
      await assertMerchant(db, user, query.userTypeId);
      return listSettlements(gateway, user, query, query, settlementWire);
    },
    getSettlement: async ({ db, caller, params }) => {
      const row = await visibleSettlement(db, caller, params.id);
      const record = { kind: 'settlement', id: row.id, account: row.user_type_id };
      return { ...settlementWire(row), history: await historyOf(db, record, asUser(caller)) };
    },
  },
  writes: {
    addSettlement: async ({ db, gateway, caller, body, request }) => {
      const id = await createSettlement(db, gateway, actorOf(caller), body, request.id);
      return settlementWire(await visibleSettlement(db, caller, id));
    },
  },
};
