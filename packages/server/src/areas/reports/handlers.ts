import { actorOf, asUser } from '../../access/caller.ts';
import type { Handlers } from '../../contract/operation-types.ts';
import { present } from '../../records/present.ts';
import {
  listSettlements,
  settledRefunds,
  settlementReportWire,
  settlementWire,
  visibleSettlement,
} from '../settlements/public.ts';

import { correctTransaction } from './correct-transaction.ts';
import { reportReconciliation } from './reconciliation.ts';
import { settlementReportFilter } from './settlements.ts';
import { reportTransactions } from './transactions.ts';

/** Handles reports by business days of their country, and corrections of a transaction's status. */
export const reportHandlers: Handlers = {
  reads: {
    reportTransactions: ({ gateway, db, caller, body }) =>
      reportTransactions(gateway, db, asUser(caller), body),

    reportSettlements: ({ gateway, caller, body }) =>
      listSettlements(
        gateway,
        asUser(caller),
        body,
        settlementReportFilter(gateway, body),
        settlementReportWire,
      ),

    getSettlementReport: async ({ db, caller, params }) => {
      const row = await visibleSettlement(db, caller, params.id);
      return { ...settlementWire(row), ...present('refunds', await settledRefunds(db, row)) };
    },

    reportReconciliation: async ({ gateway, db, caller, body }) =>
      reportReconciliation(gateway, db, asUser(caller), body),
  },
  writes: {
    updateTransactionStatus: ({ gateway, db, caller, body, request }) =>
      correctTransaction(db, gateway, actorOf(caller), body, request.id),
  },
};
