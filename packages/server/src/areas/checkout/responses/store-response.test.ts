import { expect, test } from 'vitest';
import { paymentFailed } from './store-response.ts';

test('a declined payment has the words of its provider', () => {
  const { statusCode, status, errors } = paymentFailed('9938', 'Not enough money');
  expect([statusCode, status, errors]).toEqual([
    409,
    'Payment-Failed',
    [{ message: 'Not enough money', code: '9938' }],
  ]);
});

test.each(['', ' '])('a provider that declines with the words %j gets a message of ours', (description) => {
  expect(paymentFailed('9938', description).errors).toEqual([
    { message: 'The payment provider declined this payment', code: '9938' },
  ]);
});

test('the code of a provider keeps to the contract’s limit', () => {
  expect(paymentFailed('x'.repeat(5000), 'Declined').errors[0]?.code).toBe('x'.repeat(100));
});
