import type { SessionStatus } from '../../protocol.ts';
import type { GatewayMessage } from '../i18n/translate.ts';
import type { Attempt, NextStep, Service, Session } from '../model.ts';

/** The reason that the customer cannot pay. `retryable`: loading the session again may help. */
export interface Problem extends GatewayMessage {
  retryable: boolean;
  supportCode?: string | undefined;
}

/** A failed attempt of a session that is still open. The session's `lastFailure` has the reason. */
export interface Failed {
  /** The provider's words, in English; empty if the attempt did not end while it was being sent. */
  message: string;
  /** The payment method, while the session has no `lastFailure`. */
  method?: string | undefined;
  /** The attempt failed before this page was opened, so the shop already received its event. */
  isEarlier?: boolean;
}

export interface CheckoutState {
  session?: Session;
  service?: Service;
  problem?: Problem;
  attempt?: Attempt;
  /** True when the attempt began on this page; false when a reload restored it. */
  fresh: boolean;
  /** True if the customer wants the form although a payment without a response is pending. */
  again: boolean;
  /** True while this page sends a payment: the session is already pending, but the response has not arrived. */
  sending: boolean;
  /** The failure of the last attempt, until the customer dismisses it. */
  failure?: Failed;
}

export type CheckoutAction =
  | { type: 'loaded'; session: Session; service: Service }
  | { type: 'read'; session: Session }
  | { type: 'begun'; attempt: Attempt }
  | { type: 'paid' }
  | { type: 'refused'; message: string; method?: string }
  /** The customer abandoned the open attempt; `session` is the gateway's response. */
  | { type: 'abandoned'; session: Session }
  | { type: 'again' }
  | { type: 'sending'; sending: boolean }
  | { type: 'problem'; problem: Problem }
  | { type: 'dismissed' };

export const initialState: CheckoutState = { fresh: false, again: false, sending: false };

/** Applies an action to the state. A paid session remains paid, because a later read can have an older status. */
export function reduceCheckout(state: CheckoutState, action: CheckoutAction): CheckoutState {
  switch (action.type) {
    case 'loaded': {
      const { session, service } = action;
      const state = { ...initialState, session, service };
      if (session.attempt) return { ...state, attempt: session.attempt };
      const { status, lastFailure, receivedAmount } = session;
      const tells = status === 'open' && lastFailure && receivedAmount === undefined;
      return tells ? { ...state, failure: { message: '', isEarlier: true } } : state;
    }
    case 'read':
      return readAgain(state, action.session);
    case 'begun':
      return moveTo(state, 'pending', action.attempt);
    case 'paid':
      return moveTo(state, 'paid', state.attempt);
    case 'refused':
      if (state.session?.status === 'paid') return state;
      return { ...reopened(state), failure: { message: action.message, method: action.method } };
    case 'abandoned': {
      const { attempt: _gone, ...rest } = withoutFailure(state);
      return readAgain({ ...rest, fresh: false }, action.session);
    }
    case 'again':
      return { ...state, again: true };
    case 'sending':
      return { ...state, sending: action.sending };
    case 'problem':
      return { ...state, problem: action.problem };
    case 'dismissed':
      return withoutFailure(state);
  }
}

/**
 * Sets a session back to open if it was read while its payment was being sent: the payment was declined, so none is
 * pending.
 */
function reopened(state: CheckoutState): CheckoutState {
  const { session, attempt } = state;
  if (session?.status !== 'pending' || attempt) return state;
  return { ...state, session: { ...session, status: 'open' } };
}

function moveTo(state: CheckoutState, status: SessionStatus, attempt?: Attempt): CheckoutState {
  if (!state.session) return state;
  // Drops the return address, because it is signed for the previous status.
  const session: Session = { ...state.session, status, attempt, returnUrl: undefined };
  return { ...withoutFailure(state), session, fresh: true, ...(attempt && { attempt }) };
}

function readAgain(state: CheckoutState, session: Session): CheckoutState {
  const before = state.session;
  if (before?.status === 'paid' && session.status !== 'paid') return state;
  const { attempt: ended, ...rest } = state;
  if (ended && before?.status === 'pending' && session.status === 'open') {
    const failure = session.receivedAmount === undefined && { failure: { message: '' } };
    return { ...withoutFailure(rest), session, fresh: false, again: false, ...failure };
  }
  const attempt = session.attempt ?? state.attempt;
  // A failure belongs to the form: a session that is paid, pending or ended meanwhile has another screen. When another amount
  // arrives, the dialog must not invite the customer to try again.
  const isKept = session.status === 'open' && session.receivedAmount === before?.receivedAmount;
  return { ...(isKept ? state : withoutFailure(state)), session, ...(attempt && { attempt }) };
}

function withoutFailure({ failure: _seen, ...rest }: CheckoutState): CheckoutState {
  return rest;
}

export type Step = 'loading' | 'problem' | 'details' | NextStep | 'unknown' | 'paid' | 'failed' | 'expired';

const finalSteps: Partial<Record<SessionStatus, Step>> = {
  paid: 'paid',
  failed: 'failed',
  expired: 'expired',
};

/**
 * Returns the step to show. A problem replaces every step except a successful payment. If a session is pending without an
 * attempt, the provider's response was lost, so the outcome is unknown.
 */
export function stepOf({ session, service, problem, attempt, again, sending }: CheckoutState): Step {
  if (session?.status === 'paid') return 'paid';
  if (problem) return 'problem';
  if (!session || !service) return 'loading';
  if (session.status === 'pending' && attempt) return attempt.step;
  if (session.status === 'pending' && !again && !sending) return 'unknown';
  return finalSteps[session.status] ?? 'details';
}
