import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  attemptTransitions,
  isLatePayment,
  nextAttemptState,
  nextSessionState,
  type SessionEvent,
  type SessionState,
  sessionTransitions,
} from './states.ts';

const events = [
  'attemptStarted',
  'attemptFailed',
  'lastAttemptFailed',
  'timeElapsed',
  'paymentVerified',
] as const;

function run(history: readonly SessionEvent[]): SessionState {
  return history.reduce<SessionState>((state, event) => nextSessionState(state, event) ?? state, 'open');
}

describe('sessions', () => {
  test('paid is final', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...events)),
        fc.array(fc.constantFrom(...events)),
        (before, after) => {
          expect(run([...before, 'paymentVerified', ...after])).toBe('paid');
        },
      ),
    );
    expect(events.map((event) => nextSessionState('paid', event))).toEqual(events.map(() => undefined));
  });

  test('only a verified payment leaves failed or expired', () => {
    for (const state of ['failed', 'expired'] as const) {
      expect(sessionTransitions[state]).toEqual({ paymentVerified: 'paid' });
      expect(isLatePayment(state)).toBe(true);
    }
    expect(isLatePayment('pending')).toBe(false);
  });

  test('nothing but a verified payment makes a session paid', () => {
    const others = events.filter((event) => event !== 'paymentVerified');
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...others)), (history) => {
        expect(run(history)).not.toBe('paid');
      }),
    );
  });

  test('a failed attempt reopens the session if time is left', () => {
    expect(run(['attemptStarted', 'attemptFailed'])).toBe('open');
    expect(run(['attemptStarted', 'lastAttemptFailed'])).toBe('failed');
    expect(run(['attemptStarted', 'timeElapsed'])).toBe('expired');
    expect(nextSessionState('open', 'attemptFailed')).toBeUndefined();
  });
});

describe('attempts', () => {
  test('an attempt goes from created through pending to a final state', () => {
    expect(nextAttemptState('created', 'sent')).toBe('pending');
    expect(nextAttemptState('pending', 'paymentFailed')).toBe('failed');
    expect(nextAttemptState('pending', 'sent')).toBeUndefined();
    expect(attemptTransitions.paid).toEqual({});
  });

  test('have these transitions and no other', () => {
    expect(attemptTransitions).toEqual({
      created: { sent: 'pending', refused: 'failed', timeElapsed: 'expired', paymentVerified: 'paid' },
      pending: { paymentVerified: 'paid', paymentFailed: 'failed', timeElapsed: 'expired' },
      failed: { paymentVerified: 'paid' },
      expired: { paymentVerified: 'paid' },
      paid: {},
    });
  });

  test('a late verified payment is accepted after a failure or expiry', () => {
    expect(nextAttemptState('expired', 'paymentVerified')).toBe('paid');
    expect(nextAttemptState('failed', 'paymentVerified')).toBe('paid');
  });
});
