/** The body text of each request, for retries. Cloning every request in advance would slow down each call. */
export const bodyText = new WeakMap<Request, string>();
