import type { SessionStatus } from '../../protocol.ts';
import type { Reference, Service, Session } from '../model.ts';

/** Why there is nothing to pay here; `retryable` when asking again can help. */
export interface Problem {
  message: string;
  retryable: boolean;
  supportCode?: string | undefined;
}

export interface CheckoutState {
  session?: Session;
  service?: Service;
  problem?: Problem;
  reference?: Reference;
  /** The reference was issued on this page, not found again after a reload. */
  fresh: boolean;
  /** The last attempt's failure, until the customer dismisses it. */
  failure?: { message: string };
}

export type CheckoutAction =
  | { type: 'loaded'; session: Session; service: Service }
  | { type: 'read'; session: Session }
  | { type: 'issued'; reference: Reference }
  | { type: 'refused'; message: string }
  | { type: 'problem'; problem: Problem }
  | { type: 'dismissed' };

export const initialState: CheckoutState = { fresh: false };

/** Applies what the gateway said. A read that is older than what we know never takes paid back. */
export function reduceCheckout(state: CheckoutState, action: CheckoutAction): CheckoutState {
  switch (action.type) {
    case 'loaded': {
      const { session, service } = action;
      return { session, service, fresh: false, ...(session.reference && { reference: session.reference }) };
    }
    case 'read':
      return readAgain(state, action.session);
    case 'issued': {
      if (!state.session) return state;
      const session: Session = { ...state.session, status: 'pending' };
      return { ...withoutFailure(state), session, reference: action.reference, fresh: true };
    }
    case 'refused':
      return { ...state, failure: { message: action.message } };
    case 'problem':
      return { ...state, problem: action.problem };
    case 'dismissed':
      return withoutFailure(state);
  }
}

function readAgain(state: CheckoutState, session: Session): CheckoutState {
  const before = state.session?.status;
  if (before === 'paid' && session.status !== 'paid') return state;
  const { reference: over, ...rest } = state;
  if (over && before === 'pending' && session.status === 'open') {
    return { ...rest, session, fresh: false, failure: { message: '' } };
  }
  const reference = session.reference ?? state.reference;
  return { ...state, session, ...(reference && { reference }) };
}

function withoutFailure({ failure: _seen, ...rest }: CheckoutState): CheckoutState {
  return rest;
}

export type Step = 'loading' | 'problem' | 'details' | 'reference' | 'paid' | 'failed' | 'expired';

const finalSteps: Partial<Record<SessionStatus, Step>> = {
  paid: 'paid',
  failed: 'failed',
  expired: 'expired',
};

/**
 * The one thing to show. A problem hides everything but a payment that stands. An attempt whose answer was lost shows
 * the form: asking again gets the first one's answer.
 */
export function stepOf({ session, service, problem, reference }: CheckoutState): Step {
  if (session?.status === 'paid') return 'paid';
  if (problem) return 'problem';
  if (!session || !service) return 'loading';
  if (session.status === 'pending' && reference) return 'reference';
  return finalSteps[session.status] ?? 'details';
}
