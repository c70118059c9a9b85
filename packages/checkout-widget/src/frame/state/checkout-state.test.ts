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
const issued: CheckoutAction = { type: 'begun', attempt: aReference() };

test.each([
  ['open', 'details'],
  ['pending', 'unknown'],
  ['paid', 'paid'],
  ['failed', 'failed'],
  ['expired', 'expired'],
] as const)('a session with the status %s is at the step %s', (status, step) => {
  expect(stepOf(after(loaded(status)))).toBe(step);
});

test('the step is loading before the session is read', () => {
  expect(stepOf(initialState)).toBe('loading');
});

test('keeps an issued reference when the next read does not contain it', () => {
  const state = after(loaded('open'), issued, read('pending'));
  expect(stepOf(state)).toBe('reference');
  expect(state).toMatchObject({ fresh: true, attempt: { referenceNumber: '931600239' } });
});

test('a reference restored by a reload is not fresh', () => {
  const session = aSession({ status: 'pending', attempt: aReference() });
  const state = after({ type: 'loaded', session, service: aService() });
  expect(stepOf(state)).toBe('reference');
  expect(state.fresh).toBe(false);
});

test.each(['open', 'pending', 'failed', 'expired'] as const)(
  'a paid session ignores a late read of %s',
  (status) => {
    expect(stepOf(after(loaded('open'), issued, read('paid'), read(status)))).toBe('paid');
  },
);

test('an expired session becomes paid when a payment arrives late', () => {
  expect(stepOf(after(loaded('expired'), read('paid')))).toBe('paid');
});

test('a failed attempt sets the failure and returns to the form', () => {
  const state = after(loaded('open'), issued, read('open'));
  expect(stepOf(state)).toBe('details');
  expect(state.failure).toEqual({ message: '' });
  expect(state.attempt).toBeUndefined();
  expect(after(loaded('open'), issued, read('open'), { type: 'dismissed' }).failure).toBeUndefined();
});

test('a failed attempt sets the failure and keeps the form', () => {
  const state = after(loaded('open'), { type: 'refused', message: 'Blocked' });
  expect(stepOf(state)).toBe('details');
  expect(state.failure).toEqual({ message: 'Blocked' });
});

const hasFailed = aSession({ lastFailure: { paymentMethod: 'MWallet', code: 'wrong-code' } });

test('an open session whose last attempt failed tells it when it is loaded', () => {
  const state = after({ type: 'loaded', session: hasFailed, service: aService() });
  expect(stepOf(state)).toBe('details');
  expect(state.failure).toEqual({ message: '', isEarlier: true });
  const again = reduceCheckout(reduceCheckout(state, { type: 'dismissed' }), {
    type: 'read',
    session: hasFailed,
  });
  expect(again.failure).toBeUndefined();
});

test.each(['paid', 'pending', 'expired', 'failed'] as const)(
  'the failure of an attempt disappears when the session becomes %s',
  (status) => {
    const failed = after(loaded('open'), issued, read('open'));
    expect(failed.failure).toBeDefined();
    expect(reduceCheckout(failed, read(status)).failure).toBeUndefined();
  },
);

test('another amount that was received takes the place of the failure', () => {
  const session = { ...hasFailed, receivedAmount: 744.5 };
  expect(after({ type: 'loaded', session, service: aService() }).failure).toBeUndefined();
  const failed = after(loaded('open'), issued, read('open'));
  expect(failed.failure).toBeDefined();
  expect(reduceCheckout(failed, { type: 'read', session }).failure).toBeUndefined();
  const lost = after(loaded('open'), issued, { type: 'read', session });
  expect([stepOf(lost), lost.failure, lost.attempt]).toEqual(['details', undefined, undefined]);
});

test('the failure of a payment that was made after another amount stays until it is dismissed', () => {
  const session = aSession({ receivedAmount: 744.5 });
  const again: CheckoutAction = { type: 'refused', message: 'No money' };
  const state = after({ type: 'loaded', session, service: aService() }, again, { type: 'read', session });
  expect(state.failure).toEqual({ message: 'No money' });
});

test('a decline that arrives after another tab has paid is not shown', () => {
  expect(after(loaded('open'), read('paid'), { type: 'refused', message: 'No' }).failure).toBeUndefined();
});

test('a failed payment keeps the form when its session was read as pending meanwhile', () => {
  const sending = (now: boolean): CheckoutAction => ({ type: 'sending', sending: now });
  const refused: CheckoutAction = { type: 'refused', message: 'Blocked' };
  expect(stepOf(after(loaded('open'), sending(true), read('pending'), refused, sending(false)))).toBe(
    'details',
  );
});

test('a problem replaces the form but not a successful payment', () => {
  const problem: CheckoutAction = {
    type: 'problem',
    problem: { message: 'Invalid session', retryable: false },
  };
  expect(stepOf(after(problem))).toBe('problem');
  expect(stepOf(after(loaded('paid'), problem))).toBe('paid');
});

test.each([
  ['qr', { walletQr: 'data:image/png;base64,AA==' }],
  ['push', {}],
  ['redirect', { redirectLink: 'https://bank.test/3ds' }],
] as const)('a pending session is at its attempt’s step %s', (step, part) => {
  const session = aSession({ status: 'pending', attempt: { step, ...part } });
  expect(stepOf(after({ type: 'loaded', session, service: aService() }))).toBe(step);
});

test('an abandoned payment leads to the form, without a failure', () => {
  const state = after(loaded('open'), issued, { type: 'abandoned', session: aSession() });
  expect(stepOf(state)).toBe('details');
  expect(state.failure).toBeUndefined();
});

test('abandoning a payment that the provider has received shows it as paid', () => {
  const state = after(loaded('open'), issued, { type: 'abandoned', session: aSession({ status: 'paid' }) });
  expect(stepOf(state)).toBe('paid');
});

test('keeps the form while a payment is being sent, and after the customer goes on with an unknown one', () => {
  expect(stepOf(after(loaded('open'), { type: 'sending', sending: true }, read('pending')))).toBe('details');
  expect(stepOf(after(loaded('pending'), { type: 'again' }))).toBe('details');
});

test('a payment that ends at once drops the return address of the status before', () => {
  const session = aSession({ status: 'pending', returnUrl: 'https://shop.test/?status=PENDING' });
  const state = after({ type: 'loaded', session, service: aService() }, { type: 'paid' });
  expect(stepOf(state)).toBe('paid');
  expect(state.session?.returnUrl).toBeUndefined();
});
