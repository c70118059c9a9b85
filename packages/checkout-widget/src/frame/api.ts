import type { Service, Session } from './model.ts';
import type { PayRequest, PayResult } from './pay/pay-request.ts';

/** The gateway's operations that the frame calls. They are public, and limited to the frame's own session. */
export interface CheckoutApi {
  session(): Promise<Session>;
  service(session: Session): Promise<Service>;
  /**
   * Starts a payment attempt, or returns the open one. A repeated call with the same `attemptKey` (idempotency key) does
   * not start a second attempt.
   */
  pay(request: PayRequest, attemptKey: string): Promise<PayResult>;
  /** Makes the gateway request the status of the open attempt from the provider. The result is in the session. */
  check(session: Session): Promise<void>;
  /** Records the status that the provider gives and returns the signed return address. */
  recordOutcome(session: Session): Promise<string | undefined>;
  /**
   * Abandons the open attempt, so that the customer can pay in another way. Returns the new session, which is paid if the
   * provider has received the payment.
   */
  abandon(session: Session): Promise<Session>;
  /**
   * Begins a payment like the abandoned one, with the details that the gateway has stored. Returns the new session, or the
   * provider's message if it declined the payment.
   */
  repeat(session: Session): Promise<Session | { message: string }>;
  /** Calls `onChange` whenever the session may have changed, until `signal` aborts. */
  watch(onChange: () => void, signal: AbortSignal): void;
}
