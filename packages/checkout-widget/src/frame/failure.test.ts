import { afterEach, expect, test, vi } from 'vitest';
import { readFailure } from './failure.ts';

afterEach(() => vi.restoreAllMocks());

test('reads the first error, its field and the request id', () => {
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
  ['a lost connection', new Error('Failed to fetch'), 'Something went wrong', true],
  ['a server error', { status: 500, message: 'Internal Server Error' }, 'Something went wrong', true],
  [
    'a provider that does not answer',
    { status: 503, errors: [{ message: 'Please try again' }] },
    'Please try again',
    true,
  ],
  ['a request that is still in flight', { status: 409, message: 'In flight' }, 'In flight', true],
  ['errors with status 200', { status: 200, errors: [{ message: 'Not available' }] }, 'Not available', false],
  ['an undefined cause', undefined, 'Something went wrong', true],
])('reads %s', (_, cause, message, retryable) => {
  expect(readFailure(cause)).toMatchObject({ message, retryable, definite: !retryable });
});

test('says that the browser is offline when that explains a lost connection', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(readFailure(new Error('Failed to fetch')).message).toBe('You are offline. Please try again later.');
  expect(readFailure({ status: 409, message: 'In flight' }).message).toBe('In flight');
});
