import { createDaftar } from '@daftar/sdk';
import { connection } from './connection.ts';

/** Sends the requests. The development entry and tests replace `fetch` with a fake server. */
export const transport = {
  fetch: (input: Request, init?: RequestInit): Promise<Response> => fetch(input, init),
};

/** The SDK client of the app. */
export const api = createDaftar({
  baseUrl: window.location.origin,
  token: () => connection.token(),
  fetch: async (url, init) => {
    const request = new Request(url, init);
    return (await connection.respond(request)) ?? transport.fetch(request, { signal: init.signal });
  },
});
