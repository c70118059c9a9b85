import { ApiError } from '@daftar/sdk';
import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { api, transport } from '../../api/api.ts';
import { isSessionOver } from '../../api/is-session-over.ts';
import { problemText } from '../../kit/records/problem.tsx';
import { openDialog } from '../../kit/ui/overlays/dialogs.ts';
import { showSessionOver } from './show-session-over.ts';

afterEach(() => vi.restoreAllMocks());

/** Returns the error of a call for a given server response. */
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
])('isSessionOver of %s %s is %s', async (httpStatus, status, over) => {
  expect(isSessionOver(await thrown(httpStatus, status, 'Words'))).toBe(over);
});

test("the end of the session shows one Info dialog with the server's message, then logs out", async () => {
  const error = await thrown(401, 'Token-Expired', 'Your session has expired');
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  if (!(error instanceof ApiError)) throw new Error('The call did not fail with the stubbed response');
  showSessionOver(error);
  showSessionOver(error);
  const { kind, title, text } = openDialog.state ?? {};
  expect([kind, title, text]).toEqual(['info', 'Info', 'Your session has expired']);
  expect(assign).not.toHaveBeenCalled();
  openDialog.state?.answer('');
  expect(openDialog.state).toBeUndefined();
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/logout'));
});

test("problemText returns the server's first message for any status", async () => {
  expect(problemText(await thrown(503, 'Unavailable', 'Please try again'))).toBe('Please try again');
  expect(problemText(new TypeError('fetch failed'))).toBe('Something went wrong');
});
