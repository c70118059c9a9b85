import { AbortError, createDaftar } from '@daftar/sdk';
import { keptLogin, reloadIfLoginChanged } from '../session/login/login-store.ts';
import { refuseWhileViewing } from '../session/permissions/refuse-while-viewing.ts';

/** Sends the requests. The development entry and tests replace `fetch` with a fake server. */
export const transport = {
  fetch: (input: Request, init?: RequestInit): Promise<Response> => fetch(input, init),
};

/** The SDK client of the app. */
export const api = createDaftar({
  baseUrl: window.location.origin,
  token: () => keptLogin()?.token,
  fetch: async (input, init) => {
    if (reloadIfLoginChanged()) throw new AbortError('The login of this tab is no longer valid');
    return (await refuseWhileViewing(input)) ?? transport.fetch(input, init);
  },
});
