import type { SessionStatus } from '../../protocol.ts';
import type { GatewayMessage } from '../i18n/translate.ts';
import type { Reference, Service, Session } from '../model.ts';

/** The reason that the customer cannot pay. `retryable`: loading the session again may help. */
export interface Problem extends GatewayMessage {
  retryable: boolean;
  supportCode?: string | undefined;
}

export interface CheckoutState {
  session?: Session;
  service?: Service;
  problem?: Problem;
  reference?: Reference;
  /** True when the reference was issued on this page; false when a reload restored it. */
  fresh: boolean;
  /** The failure of the last attempt, until the customer dismisses it. */
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

/** Applies an action to the state. A paid session stays paid, because a later read may carry an older status. */
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
  const { reference: failedReference, ...rest } = state;
  if (failedReference && before === 'pending' && session.status === 'open') {
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
 * Returns the step to show. A problem replaces every step except a successful payment. A pending session without a
 * reference (the answer was lost) shows the form: submitting it again returns the first attempt's reference.
 */
export function stepOf({ session, service, problem, reference }: CheckoutState): Step {
  if (session?.status === 'paid') return 'paid';
  if (problem) return 'problem';
  if (!session || !service) return 'loading';
  if (session.status === 'pending' && reference) return 'reference';
  return finalSteps[session.status] ?? 'details';
}
