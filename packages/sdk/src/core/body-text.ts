/** The text of each request's body, to send it again: cloning every request for its retries would be several times slower. */
export const bodyText = new WeakMap<Request, string>();
