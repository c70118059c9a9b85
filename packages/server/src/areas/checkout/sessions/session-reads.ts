import { asMerchant } from '../../../access/caller.ts';
import { notFound } from '../../../basics/problems.ts';
import type { Reads } from '../../../contract/operation-types.ts';
import type { Gateway } from '../../../gateway.ts';
import { findServiceByAnyId, findSession } from '../store.ts';
import { merchantSession, publicService, publicSession } from './public-view.ts';

/** Handles reads of sessions and of the services that they pay for, by customers' browsers and by merchants' servers. */
export const sessionReads = (gateway: Gateway): Reads => ({
  getCheckoutSession: async ({ db, query }) => {
    const session = await findSession(db, query.sessionId);
    if (!session) throw notFound('session.missing');
    return publicSession(gateway, db, session);
  },
  getCheckoutService: async ({ db, params }) => {
    const service = await findServiceByAnyId(db, params.serviceId);
    if (!service) throw notFound('service.missing');
    return publicService(db, service);
  },
  retrieveCheckoutSession: async ({ db, caller, params }) => {
    const session = await findSession(db, params.id);
    if (!session || session.user_type_id !== asMerchant(caller).merchantId) throw notFound('session.missing');
    return merchantSession(gateway, db, session);
  },
});
