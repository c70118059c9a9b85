import type { CustomerDetails, Reference, Service, Session } from './model.ts';

export type ReferenceAnswer = { reference: Reference } | { message: string };

/** What the frame asks of the gateway: only public operations of its own session. */
export interface CheckoutApi {
  session(): Promise<Session>;
  service(session: Session): Promise<Service>;
  /** Starts the attempt, or answers the open one. `attemptKey` makes repeating it safe. */
  requestReference(details: CustomerDetails, attemptKey: string): Promise<ReferenceAnswer>;
  /** Has the gateway ask the provider and record the outcome; answers the signed address to return to. */
  settle(session: Session, reference: Reference): Promise<string | undefined>;
  /** Calls back whenever the session may have changed, until aborted. */
  watch(onChange: () => void, signal: AbortSignal): void;
}
