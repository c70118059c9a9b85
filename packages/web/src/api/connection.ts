import type { ApiError } from '@daftar/sdk';

/** What the session adds to the requests of the SDK client. */
export type Connection = {
  /** Returns the token of the signed-in user. */
  token: () => string | undefined;
  /** Answers a request in the server's place, or throws; with undefined the request is sent. */
  answer: (request: Request) => Promise<Response | undefined>;
  /** Called when a query or mutation reveals that the session has ended. */
  sessionOver: (error: ApiError) => void;
};

/** `session/login/connect-api.ts` fills it at start; until then requests are sent without a token. */
export const connection: Connection = {
  token: () => undefined,
  answer: async () => undefined,
  sessionOver: () => undefined,
};
