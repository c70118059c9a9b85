import { expect, test } from 'vitest';
import type { SessionStatus } from '../../protocol.ts';
import { aReference, aService, aSession } from '../testing/samples.ts';
import { type CheckoutAction, initialState, reduceCheckout, stepOf } from './checkout-state.ts';

const after = (...actions: CheckoutAction[]) => actions.reduce(reduceCheckout, initialState);
const loaded = (status: SessionStatus): CheckoutAction => ({
  type: 'loaded',
  session: aSession({ status }),
  service: aService(),
});
const read = (status: SessionStatus): CheckoutAction => ({ type: 'read', session: aSession({ status }) });
const issued: CheckoutAction = { type: 'issued', reference: aReference() };

test.each([
  ['open', 'details'],
  ['pending', 'details'],
  ['paid', 'paid'],
  ['failed', 'failed'],
  ['expired', 'expired'],
] as const)('a session that is %s shows %s', (status, step) => {
  expect(stepOf(after(loaded(status)))).toBe(step);
});

test('nothing read yet is loading', () => {
  expect(stepOf(initialState)).toBe('loading');
});

test('an issued reference is shown, and stays when a read does not repeat it', () => {
  const state = after(loaded('open'), issued, read('pending'));
  expect(stepOf(state)).toBe('reference');
  expect(state).toMatchObject({ fresh: true, reference: { referenceNumber: '931600239' } });
});

test('a reference found after a reload is shown, but is not fresh', () => {
  const session = aSession({ status: 'pending', reference: aReference() });
  const state = after({ type: 'loaded', session, service: aService() });
  expect(stepOf(state)).toBe('reference');
  expect(state.fresh).toBe(false);
});

test.each(['open', 'pending', 'failed', 'expired'] as const)(
  'paid is final: a late read of %s changes nothing',
  (status) => {
    expect(stepOf(after(loaded('open'), issued, read('paid'), read(status)))).toBe('paid');
  },
);

test('a payment that comes late still shows', () => {
  expect(stepOf(after(loaded('expired'), read('paid')))).toBe('paid');
});

test('a failed attempt says so and brings the form back', () => {
  const state = after(loaded('open'), issued, read('open'));
  expect(stepOf(state)).toBe('details');
  expect(state.failure).toEqual({ message: '' });
  expect(state.reference).toBeUndefined();
  expect(after(loaded('open'), issued, read('open'), { type: 'dismissed' }).failure).toBeUndefined();
});

test('a refused attempt keeps the form', () => {
  const state = after(loaded('open'), { type: 'refused', message: 'Blocked' });
  expect(stepOf(state)).toBe('details');
  expect(state.failure).toEqual({ message: 'Blocked' });
});

test('a problem hides the form but never a payment that stands', () => {
  const problem: CheckoutAction = {
    type: 'problem',
    problem: { message: 'Invalid session', retryable: false },
  };
  expect(stepOf(after(problem))).toBe('problem');
  expect(stepOf(after(loaded('paid'), problem))).toBe('paid');
});
