import type { CustomerDetails, Reference, Service, Session } from './model.ts';

export type ReferenceAnswer = { reference: Reference } | { message: string };

/** The gateway's operations that the frame calls: public ones, for its own session only. */
export interface CheckoutApi {
  session(): Promise<Session>;
  service(session: Session): Promise<Service>;
  /** Starts a payment attempt, or returns the open one. A repeated call with the same `attemptKey` (idempotency key) starts no second attempt. */
  requestReference(details: CustomerDetails, attemptKey: string): Promise<ReferenceAnswer>;
  /** Makes the gateway ask the provider for the status and record it; returns the signed return address. */
  recordOutcome(session: Session, reference: Reference): Promise<string | undefined>;
  /** Calls `onChange` whenever the session may have changed, until `signal` aborts. */
  watch(onChange: () => void, signal: AbortSignal): void;
}
