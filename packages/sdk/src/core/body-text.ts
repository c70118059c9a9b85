/** The text of each request's body, to send it again: cloning every request for its retries would slow down each call. */
export const bodyText = new WeakMap<Request, string>();
