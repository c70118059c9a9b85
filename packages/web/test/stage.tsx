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

/** What the test's page lacks of a browser. */
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

/** A page of a list. */
export const pageOf = (...data: object[]) => ({ data, current: 1, pages: 1, total: data.length });

/** A refusal in the contract's shape. */
export const refused = (status: number, ...errors: { message: string; field?: string }[]) =>
  reply(status, { status: 'Bad-Request', message: 'Refused', errors, requestId: 'req_1' });

/** The server's own trouble; to be asked again at once. */
export const broken = () => reply(500, { status: 'Internal', message: 'stack' }, { 'retry-after': '0' });

/** The whole app at an address, signed in unless `signedIn` is false, on a server that gives these answers. */
export async function openApp(path: string, answers: Answers = {}, signedIn = true) {
  prepare();
  for (let open = dialogs.current(); open; open = dialogs.current()) open.answer(undefined);
  queryClient.clear();
  // Nobody was here before: what another test typed is not theirs.
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
