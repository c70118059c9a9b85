import { reply } from '@daftar/sdk/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../src/api/query-client.ts';
import { clearToasts } from '../src/kit/ui/overlays/toasts.ts';
import { router as appRouter } from '../src/router.ts';
import { control, save, type } from './form-page.ts';
import { openApp } from './open-app.tsx';
import { renderRouter } from './render-router.tsx';
import { confirm, opened } from './shown-dialog.ts';

const form = '/carriers/form/new';
const message = 'Please sign in';
const typed = { name: 'Nile', type: 'Carrier', country: 'Egypt', currency: 'EGP' };
const drafts = () => Object.keys(sessionStorage).filter((name) => name.startsWith('daftar.draft.'));

afterEach(() => {
  clearToasts();
  vi.restoreAllMocks();
});

/** Mona fills the carrier form, until its draft is stored. */
async function fill(): Promise<void> {
  window.history.replaceState(null, '', form);
  await openApp(form, {
    'POST /carriers/add': reply(401, { status: 'Token-Expired', message, errors: [{ message }] }),
    'POST /auth/login': 'a.new.token',
    'POST /auth/logout': reply(204),
  });
  for (const [name, value] of Object.entries(typed)) await type(name, value);
  await waitFor(() => expect(drafts()).toEqual(['daftar.draft.carriers.new']));
  await waitFor(() => expect(sessionStorage.getItem('daftar.draft.carriers.new')).toContain('EGP'));
}

/** Loads the app anew at `path`, as the browser does after `location.assign`. */
async function load(path: string) {
  cleanup();
  return await act(async () => {
    const { router } = renderRouter(appRouter.routeTree, path, queryClient);
    await router.load();
    return router;
  });
}

/** Saves as Mona, whose session has ended; then `next` signs in. */
async function saveAfterSessionEnd(next: string) {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  await fill();
  save();
  confirm(await opened('dialog'));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/logout'));
  return await signIn(await load('/logout'), next);
}

async function signIn(router: Awaited<ReturnType<typeof load>>, userName: string) {
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  await type('userName', userName);
  await type('password', 'battery9');
  save();
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/login'));
  await waitFor(() => expect(router.state.status).toBe('idle'));
  return router;
}

test('a user whose session ended in a form returns to it with the typed values after signing in', async () => {
  const router = await saveAfterSessionEnd('Mona');
  expect(router.state.location.pathname).toBe(form);
  await screen.findByText('Your unsaved values were restored.');
  expect((await control('name')).value).toBe('Nile');
});

test('another user who signs in after an ended session gets neither the page nor the draft', async () => {
  const router = await saveAfterSessionEnd('omar');
  expect(router.state.location.pathname).not.toBe(form);
  expect(drafts()).toEqual([]);
});

test('signing out deletes the drafts and does not return to the form', async () => {
  await fill();
  const router = await signIn(await load('/logout'), 'mona');
  expect(router.state.location.pathname).not.toBe(form);
  expect(drafts()).toEqual([]);
});
