import type { Db } from '../../../db/transaction.ts';
import { isOrigin } from '../../../security/targets.ts';
import { findServiceById, findSession } from '../store.ts';

const originOf = (text: string | null): string[] =>
  text !== null && URL.canParse(text) ? [new URL(text).origin].filter(isOrigin) : [];

/**
 * Returns the origins that may embed a session's payment frame: the session's allowed origins, or else the origins of its
 * return URLs; 'none' if there are none.
 */
export async function frameAncestors(db: Db, sessionId: string): Promise<string[]> {
  const session = await findSession(db, sessionId);
  if (!session) return ["'none'"];
  const service = await findServiceById(db, session.service_id);
  const named = session.allowed_origins.flatMap(originOf);
  const origins =
    named.length > 0 ? named : [...originOf(session.redirect_url), ...originOf(service?.portal_url ?? null)];
  return origins.length > 0 ? [...new Set(origins)] : ["'none'"];
}
