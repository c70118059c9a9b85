import { reply } from '@daftar/sdk/testing';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { queryClient } from '../src/api/query-client.ts';
import { openDialog } from '../src/kit/ui/overlays/dialogs.ts';
import { router as appRouter } from '../src/router.ts';
import { forgetLogin, keepLogin } from '../src/session/login/login-store.ts';
import { fakeServer } from './fake-server.ts';
import { renderRouter } from './render-router.tsx';

type Responses = Parameters<typeof fakeServer>[0];

let prepared = false;

/** Adds browser features that happy-dom lacks. */
function prepare(): void {
  if (prepared) return;
  prepared = true;
  Element.prototype.scrollIntoView = () => {};
  window.scrollTo = () => {};
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(440);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900);
}

/** Returns a list response with one page of records. */
export const pageOf = (...data: object[]) => ({ data, current: 1, pages: 1, total: data.length });

/** Returns an error response in the contract's shape. */
export const refused = (status: number, ...errors: { message: string; field?: string }[]) =>
  reply(status, { status: 'Bad-Request', message: 'Refused', errors, requestId: 'req_1' });

/** Returns a server error; `retry-after: 0` makes the SDK retry without delay. */
export const broken = () => reply(500, { status: 'Internal', message: 'stack' }, { 'retry-after': '0' });

/** Opens the whole app at an address with the given server responses; signed in unless `signedIn` is false. */
export async function openApp(path: string, answers: Responses = {}, signedIn = true) {
  prepare();
  for (let open = openDialog.state; open; open = openDialog.state) open.answer(undefined);
  queryClient.clear();
  // Drops the drafts of earlier tests.
  forgetLogin();
  if (signedIn) keepLogin({ token: 'token', username: 'mona' }, false);
  const transport = fakeServer({
    'GET /saved-views/get': { data: [] },
    'GET /users': pageOf(),
    ...answers,
  });
  const router = await act(async () => {
    const shown = renderRouter(appRouter.routeTree, path, queryClient);
    await shown.router.load();
    return shown.router;
  });
  return { router, requests: transport.requests };
}
