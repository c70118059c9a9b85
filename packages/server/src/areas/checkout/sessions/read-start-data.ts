import type { Gateway } from '../../../gateway.ts';
import { findServiceById, findSession } from '../store.ts';
import { frameAncestors } from './frame-ancestors.ts';
import { previewData } from './preview-data.ts';
import { publicService, publicSession } from './public-view.ts';
import type { StartData } from './start-data.ts';

/**
 * Returns the data that the gateway writes into a session's page. For an unknown session it has only the origins that may embed the
 * page.
 */
export async function readStartData(gateway: Gateway, sessionId: string): Promise<StartData> {
  const preview = await previewData(gateway, sessionId);
  if (preview) return preview;
  const { db } = gateway;
  const ancestors = await frameAncestors(db, sessionId);
  const origins = ancestors.filter((origin) => origin !== "'none'");
  const session = await findSession(db, sessionId);
  const service = session && (await findServiceById(db, session.service_id));
  if (!session || !service) return { origins };
  return {
    origins,
    session: await publicSession(gateway, db, session),
    service: await publicService(db, service),
  };
}
