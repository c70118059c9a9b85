import type { ApiError } from '@daftar/sdk';

/** Functions that the session provides for the SDK client's requests. */
export type Connection = {
  /** Returns the token of the signed-in user. */
  token: () => string | undefined;
  /** Returns a response in place of the server's, or throws. If it returns undefined, the request is sent. */
  respond: (request: Request) => Promise<Response | undefined>;
  /** Called when a query or mutation reveals that the session has ended. */
  sessionOver: (error: ApiError) => void;
};

/** Filled by `session/login/connect-api.ts` at start; until then requests are sent without a token. */
export const connection: Connection = {
  token: () => undefined,
  respond: async () => undefined,
  sessionOver: () => undefined,
};
