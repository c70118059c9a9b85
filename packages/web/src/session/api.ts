import { AbortError, createDaftar } from '@daftar/sdk';
import { heldBack } from './held-back.ts';
import { keptLogin, startedAfresh } from './login-store.ts';

/** How requests leave the browser; the development entry puts a made-up server here. */
export const transport = {
  fetch: (input: Request, init?: RequestInit): Promise<Response> => fetch(input, init),
};

/** The one client of the app. */
export const api = createDaftar({
  baseUrl: window.location.origin,
  token: () => keptLogin()?.token,
  fetch: async (input, init) => {
    if (startedAfresh()) throw new AbortError('The login has gone');
    return heldBack(input) ?? transport.fetch(input, init);
  },
});
