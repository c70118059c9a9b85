import { reply } from '@daftar/sdk/testing';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { dialogs } from '../src/kit/parts/dialogs.ts';
import { router as appRouter } from '../src/routes/router.ts';
import { forgetLogin, keepLogin } from '../src/session/login-store.ts';
import { queryClient } from '../src/session/query-client.ts';
import { bringPopovers } from './popovers.ts';
import { renderRouter } from './render-router.tsx';
import { served } from './served.ts';

type Answers = Parameters<typeof served>[0];

let prepared = false;

/** Fakes browser features that the test DOM lacks. */
function prepare(): void {
  if (prepared) return;
  prepared = true;
  bringPopovers();
  HTMLDialogElement.prototype.showModal ??= () => {};
  Element.prototype.scrollIntoView = () => {};
  window.scrollTo = () => {};
  vi.stubGlobal('ResizeObserver', undefined);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(440);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900);
}

/** Returns the response of a list call. */
export const pageOf = (...data: object[]) => ({ data, current: 1, pages: 1, total: data.length });

/** Returns a refusal in the contract's error format. */
export const refused = (status: number, ...errors: { message: string; field?: string }[]) =>
  reply(status, { status: 'Bad-Request', message: 'Refused', errors, requestId: 'req_1' });

/** Returns an internal server error that the SDK retries at once. */
export const broken = () => reply(500, { status: 'Internal', message: 'stack' }, { 'retry-after': '0' });

/** Renders the whole app at a URL on a fake server with these responses; signed in unless `signedIn` is false. */
export async function openApp(path: string, answers: Answers = {}, signedIn = true) {
  prepare();
  for (let open = dialogs.current(); open; open = dialogs.current()) open.answer(undefined);
  queryClient.clear();
  // Removes drafts of earlier tests.
  forgetLogin();
  if (signedIn) keepLogin({ token: 'token', username: 'mona' }, false);
  const transport = served({
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
