import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { rejection } from '../../test/client-on.ts';
import { VerificationError, verifyReturnAddress } from './index.ts';

const now = Date.UTC(2026, 10, 21, 12);
const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
const paid = { amount: '80.5', orderId: 'NB 10442&ü', status: 'SUCCESS', ts: String(now / 1000) };

function addressFor(params: Record<string, string>, target = 'https://books.example/thanks?cart=7'): URL {
  const url = new URL(target);
  const message = new URLSearchParams(Object.entries(params).sort()).toString();
  const signature = createHmac('sha256', Buffer.alloc(32, 7)).update(message).digest('hex');
  for (const [name, value] of Object.entries({ ...params, signature })) url.searchParams.set(name, value);
  return url;
}

const reason = async (promise: Promise<unknown>) => {
  const error = await rejection(promise);
  expect(error).toBeInstanceOf(VerificationError);
  return (error as VerificationError).reason;
};

test("returns the outcome of a signed address and ignores the shop's own parameters", async () => {
  expect(await verifyReturnAddress(addressFor(paid), [other, secret], { now })).toEqual(paid);
  const pending = { orderId: '1', referenceNumber: '9001', status: 'PENDING', ts: paid.ts };
  const { pathname, search } = addressFor(pending);
  expect(await verifyReturnAddress(pathname + search, secret, { now })).toEqual(pending);
});

test('rejects a changed, added or repeated parameter', async () => {
  const address = addressFor(paid);
  address.searchParams.set('amount', '1');
  expect(await reason(verifyReturnAddress(address, secret, { now }))).toBe('not-signed');
  const added = addressFor(paid);
  added.searchParams.set('referenceNumber', '1');
  expect(await reason(verifyReturnAddress(added, secret, { now }))).toBe('not-signed');
  const doubled = addressFor(paid);
  doubled.searchParams.append('status', 'SUCCESS');
  expect(await reason(verifyReturnAddress(doubled, secret, { now }))).toBe('malformed');
  expect(await reason(verifyReturnAddress(addressFor(paid), other, { now }))).toBe('not-signed');
});

test('rejects a missing or malformed signature, missing parameters and an old address', async () => {
  const without = addressFor(paid);
  without.searchParams.delete('signature');
  expect(await reason(verifyReturnAddress(without, secret, { now }))).toBe('missing');
  without.searchParams.set('signature', 'zz');
  expect(await reason(verifyReturnAddress(without, secret, { now }))).toBe('malformed');
  expect(await reason(verifyReturnAddress(addressFor({ status: 'SUCCESS' }), secret, { now }))).toBe(
    'missing',
  );
  expect(await reason(verifyReturnAddress(addressFor(paid), secret, { now: now + 3_601_000 }))).toBe(
    'too-old',
  );
  expect(await reason(verifyReturnAddress(addressFor({ ...paid, ts: 'soon' }), secret, { now }))).toBe(
    'too-old',
  );
});
