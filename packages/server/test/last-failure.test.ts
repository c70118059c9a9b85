import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  actAtCounter,
  newSession,
  readSession,
  takeReference,
  waitForSessionStatus,
} from './support/payments.ts';
import { startWorld, type World } from './support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld({ service: { portalUrl: 'https://shop.example/welcome' } });
});
afterAll(() => world.close());

test.each([
  ['expire', { state: 'expired', code: 'expired' }],
  ['cancel', { state: 'failed', code: 'canceled' }],
] as const)(
  'a session whose reference ended by %s says so until the next payment begins',
  async (action, ending) => {
    const session = await newSession(world, {});
    const { referenceNumber } = await takeReference(world, session);
    expect(await readSession(world, session.sessionId)).not.toHaveProperty('lastFailure');
    await actAtCounter(world, referenceNumber, action);
    const open = await waitForSessionStatus(world, session.sessionId, 'open');
    expect(open.lastFailure).toEqual({ paymentMethod: 'FawryRef', ...ending });
    await takeReference(world, session);
    expect(await readSession(world, session.sessionId)).not.toHaveProperty('lastFailure');
  },
);

test('a refused charge leaves its reason in the session, without the provider’s words', async () => {
  const session = await newSession(world, { amount: 9040 });
  await expect(takeReference(world, session)).rejects.toThrow('No reference');
  const { status, lastFailure } = await readSession(world, session.sessionId);
  expect(status).toBe('open');
  expect(lastFailure).toEqual({ paymentMethod: 'FawryRef', state: 'failed', code: 'declined' });
});

test('a payment that arrives after its reference expired leaves no failure', async () => {
  const session = await newSession(world, {});
  const { referenceNumber } = await takeReference(world, session);
  await actAtCounter(world, referenceNumber, 'expire');
  await waitForSessionStatus(world, session.sessionId, 'open');
  await actAtCounter(world, referenceNumber);
  const paid = await waitForSessionStatus(world, session.sessionId, 'paid');
  expect(paid).not.toHaveProperty('lastFailure');
});
