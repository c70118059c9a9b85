import { type Currency, fromMajor } from '@daftar/domain';
import { expect, test, vi } from 'vitest';
import type { Gateway } from '../../../gateway.ts';
import type { SessionRow } from '../store.ts';
import { proofOf } from './check-attempt.ts';

/** Returns the proof that a paid status of `paid` contains for a session of `due`. */
function proof(due: [string, Currency], paid: [string, Currency]) {
  const error = vi.fn();
  const gateway = { log: { error } } as unknown as Gateway;
  const session = { id: 'cs_1', amount: due[0], currency: due[1] } as SessionRow;
  const status = { state: 'paid', amount: fromMajor(...paid), providerReference: '7' } as const;
  const found = proofOf(gateway, session, status);
  expect(error).toHaveBeenCalledTimes(found ? 0 : 1);
  return found;
}

const paid = { state: 'paid', providerReference: '7' };

test('a payment of the amount and currency due is a proof', () => {
  expect(proof(['150.500', 'EGP'], ['150.50', 'EGP'])).toMatchObject(paid);
  expect(proof(['150.505', 'KWD'], ['150.505', 'KWD'])).toMatchObject(paid);
});

test('a payment of another amount is no proof, however small the difference', () => {
  expect(proof(['150.500', 'EGP'], ['150.49', 'EGP'])).toBeUndefined();
  expect(proof(['150.505', 'KWD'], ['150.504', 'KWD'])).toBeUndefined();
  expect(proof(['150.505', 'KWD'], ['150.506', 'KWD'])).toBeUndefined();
});

test('a payment of the amount in another currency is no proof', () => {
  expect(proof(['150.500', 'EGP'], ['150.50', 'USD'])).toBeUndefined();
  expect(proof(['150.500', 'KWD'], ['150.500', 'BHD'])).toBeUndefined();
  // The same number of minor units.
  expect(proof(['15.050', 'KWD'], ['150.50', 'EGP'])).toBeUndefined();
});
