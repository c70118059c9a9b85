import type { Service, Session } from './model.ts';
import type { PayAnswer, PayRequest } from './pay/pay-request.ts';

/** The gateway's operations that the frame calls: public ones, for its own session only. */
export interface CheckoutApi {
  session(): Promise<Session>;
  service(session: Session): Promise<Service>;
  /** Starts a payment attempt, or returns the open one. A repeated call with the same `attemptKey` (idempotency key) starts no second attempt. */
  pay(request: PayRequest, attemptKey: string): Promise<PayAnswer>;
  /** Makes the gateway ask the provider about the open attempt. The session tells the outcome. */
  check(session: Session): Promise<void>;
  /** Records the status that the provider gives and returns the signed return address. */
  recordOutcome(session: Session): Promise<string | undefined>;
  /** Gives the open attempt up, so that the customer can pay in another way. Returns the session after it: paid, if the provider has the payment. */
  abandon(session: Session): Promise<Session>;
  /** Calls `onChange` whenever the session may have changed, until `signal` aborts. */
  watch(onChange: () => void, signal: AbortSignal): void;
}
