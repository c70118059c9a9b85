import { expect, test } from 'vitest';
import { readFailure } from './failure.ts';

test('shows the first error, with the request id to quote', () => {
  const cause = {
    status: 400,
    requestId: 'req_1',
    errors: [{ message: 'Please provide valid email', field: 'customerEmail' }],
  };
  expect(readFailure(cause)).toMatchObject({
    message: 'Please provide valid email',
    supportCode: 'req_1',
    retryable: false,
    definite: true,
    fields: [{ field: 'customerEmail', message: 'Please provide valid email' }],
  });
});

test.each([
  ['no answer', new Error('Failed to fetch'), 'Something went wrong', true],
  ['a broken server', { status: 500, message: 'Internal Server Error' }, 'Something went wrong', true],
  [
    'a provider that does not answer',
    { status: 503, errors: [{ message: 'Please try again' }] },
    'Please try again',
    true,
  ],
  ['the same request still in flight', { status: 409, message: 'In flight' }, 'In flight', true],
  ['errors at 200', { status: 200, errors: [{ message: 'Not available' }] }, 'Not available', false],
  ['nothing at all', undefined, 'Something went wrong', true],
])('%s', (_, cause, message, retryable) => {
  expect(readFailure(cause)).toMatchObject({ message, retryable, definite: !retryable });
});
