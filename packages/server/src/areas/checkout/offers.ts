export { createSession } from './create-session.ts';
export { endAttempt } from './end-attempt.ts';
export { expireSessions, sweepAttempts } from './expire.ts';
export { frameAncestors } from './frame-ancestors.ts';
export { openAttempt } from './open-attempt.ts';
export type { Proof } from './proof.ts';
export { afterCard, afterPaymob, afterPaytabs, type ReturnedOrder } from './return-pages.ts';
export {
  findService,
  findServiceByEither,
  findSession,
  lockSession,
  newestAttempt,
  type ServiceRow,
  type SessionRow,
  webhookTarget,
} from './store.ts';
