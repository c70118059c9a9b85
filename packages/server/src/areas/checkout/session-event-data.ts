import { present } from '../../records/present.ts';
import type { ServiceRow, SessionRow } from './store.ts';

/** Returns the facts of a session that are in each event of its payment. */
export const sessionEventData = (session: SessionRow, service: Pick<ServiceRow, 'service_id'>) => ({
  sessionId: session.id,
  serviceId: service.service_id,
  orderId: session.order_id,
  amount: Number(session.amount),
  currency: session.currency,
  ...present('metadata', session.metadata),
});
