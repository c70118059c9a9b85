import { ApiError } from '@daftar/sdk';
import { afterEach, expect, test, vi } from 'vitest';
import { dialogs } from '../kit/parts/dialogs.ts';
import { problemText } from '../kit/parts/problem.tsx';
import { api, transport } from './api.ts';
import { isSessionOver, showSessionOver } from './session-over.ts';

afterEach(() => vi.restoreAllMocks());

/** What a call throws when the server answers so. */
async function thrown(httpStatus: number, status: string, message: string): Promise<unknown> {
  const body = { status, message, errors: [{ message }], requestId: 'req_1' };
  vi.spyOn(transport, 'fetch').mockImplementation(async () => Response.json(body, { status: httpStatus }));
  return api.settlements.list({}, { maxRetries: 0 }).catch((error: unknown) => error);
}

test.each([
  [401, 'Token-Expired', true],
  [401, 'Invalid-Token', true],
  [403, 'Forbidden', false],
  [500, 'Internal-Error', false],
])('%s %s ends the session: %s', async (httpStatus, status, over) => {
  expect(isSessionOver(await thrown(httpStatus, status, 'Words'))).toBe(over);
});

test('one Info dialog in the server’s words, then the logout', async () => {
  const error = await thrown(401, 'Token-Expired', 'Your session has expired');
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  if (!(error instanceof ApiError)) throw new Error('The call did not fail as the server said');
  showSessionOver(error);
  showSessionOver(error);
  const { kind, title, text } = dialogs.current() ?? {};
  expect([kind, title, text]).toEqual(['info', 'Info', 'Your session has expired']);
  expect(assign).not.toHaveBeenCalled();
  dialogs.current()?.answer('');
  expect(dialogs.current()).toBeUndefined();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/logout'));
});

test('a failure is told in the server’s first words, whatever its status', async () => {
  expect(problemText(await thrown(503, 'Unavailable', 'Please try again'))).toBe('Please try again');
  expect(problemText(new TypeError('fetch failed'))).toBe('Something went wrong');
});
