import type { Trx } from '../../db/transaction.ts';
import { enqueueWebhook } from '../../webhooks/enqueue.ts';
import type { EventData } from '../../webhooks/event-data.ts';
import { sessionEventData } from './session-event-data.ts';
import { findServiceById, type SessionRow } from './store.ts';

type SessionEventType = 'payment.canceled' | 'payment.limited' | 'payment.otherAmount';

type SessionEvent = { [Type in SessionEventType]: { type: Type; data: EventData[Type] } }[SessionEventType];

/**
 * Sends the endpoints of a session's merchant an event about the session. URLs set on services and packages do not get it: they get
 * only the event types that existed before endpoints. `eventOf` adds to the facts that each event of a session has.
 */
export async function enqueueSessionEvent(
  trx: Trx,
  session: SessionRow,
  now: Date,
  eventOf: (common: ReturnType<typeof sessionEventData>) => SessionEvent,
): Promise<void> {
  const service = await findServiceById(trx, session.service_id);
  if (!service) return;
  const about = { userTypeId: session.user_type_id, serviceId: service.id, url: null, now };
  await enqueueWebhook(trx, { ...about, ...eventOf(sessionEventData(session, service)) });
}
