import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { signReturn } from './sign-return.ts';
import { signWebhook, webhookSignatures } from './sign-webhook.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

test('signWebhook reproduces the example of Standard Webhooks', () => {
  const signature = signWebhook(secret, 'msg_p5jXN8AQM9LWM0D4loKWxJek', 1614265330, '{"test": 2432232314}');
  expect(signature).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

test('webhookSignatures returns one signature per secret', () => {
  const older = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  const both = webhookSignatures([secret, older], 'evt_1', 1, '{}');
  expect(both.split(' ')).toEqual([
    signWebhook(secret, 'evt_1', 1, '{}'),
    signWebhook(older, 'evt_1', 1, '{}'),
  ]);
});

test('signWebhook throws for a secret with an empty or short key', () => {
  for (const empty of ['', 'whsec_', 'whsec_c2hvcnQ='])
    expect(() => signWebhook(empty, 'evt_1', 1, '{}')).toThrow('too short');
});

test('signReturn signs the sorted parameters without the signature itself', () => {
  const key = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
  const expected = createHmac('sha256', key)
    .update('amount=10.50&orderId=a+b&status=SUCCESS&ts=1')
    .digest('hex');
  const params = { ts: '1', status: 'SUCCESS', orderId: 'a b', amount: '10.50', referenceNumber: undefined };
  expect(signReturn(secret, params)).toBe(expected);
  expect(signReturn(secret, { ...params, signature: 'any' })).toBe(expected);
  expect(signReturn(secret, { ...params, amount: '10.51' })).not.toBe(expected);
});
