import { dayRange } from '@daftar/domain';
import { actorOf, asUser } from '../../access/caller.ts';
import { zoneOf } from '../../business-zone.ts';
import type { Handlers } from '../../contract/operation-types.ts';
import { invalid } from '../../problems.ts';
import { listSettlements, visibleSettlement } from '../settlements/records.ts';
import { settlementReportWire, settlementWire } from '../settlements/wire.ts';
import { correctTransaction } from './correct-transaction.ts';
import { reportReconciliation } from './reconciliation.ts';
import { reportTransactions } from './transactions.ts';

/** Reports, each in its country's business days, and the one thing that may be changed in them. */
export const reportHandlers: Handlers = {
  reads: {
    reportTransactions: ({ gateway, db, caller, body }) =>
      reportTransactions(gateway, db, asUser(caller), body),

    reportSettlements: ({ gateway, caller, body }) => {
      if (body.dateFrom > body.dateTo) throw invalid('The period must not end before it begins', 'dateTo');
      const zone = zoneOf(gateway, body.country);
      const made = dayRange(body.dateFrom, body.dateTo, zone);
      const filter = { q: body.q, country: body.country, currency: body.currency, made };
      return listSettlements(gateway, asUser(caller), body, filter, settlementReportWire);
    },

    getSettlementReport: async ({ db, caller, params }) =>
      settlementWire(await visibleSettlement(db, caller, params.id)),

    reportReconciliation: async ({ gateway, db, caller, body }) =>
      reportReconciliation(gateway, db, asUser(caller), body),
  },
  writes: {
    updateTransactionStatus: ({ gateway, db, caller, body, request }) =>
      correctTransaction(db, gateway, actorOf(caller), body, request.id),
  },
};
