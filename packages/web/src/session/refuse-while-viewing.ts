import { viewAsStore } from './view-as.ts';

/** POST paths that only read data. */
const reads = [
  /^\/summary\/filter-/,
  /^\/reports\/([a-z]+-report(\/detail)?|reconciliation)$/,
  /^\/merchants\/add\/revenue$/,
  /^\/analytics\/[a-z]+\/get-summary$/,
  /^\/credit-loan\/loan-request\/(get(\/search)?|summary|file-record)$/,
  /^\/checkout\/get\//,
];

/** Tells whether a request may change data. Signing in and out does not count. */
export function isWrite(method: string, pathname: string): boolean {
  if (method === 'GET' || method === 'HEAD' || pathname.startsWith('/auth/')) return false;
  return method !== 'POST' || !reads.some((path) => path.test(pathname));
}

/** The message of the local refusal; shown like any server refusal. */
export const viewingAsMessage = 'Nothing can be changed while you view as another role';

/**
 * Refuses a write while the user views as another role, with a response in the server's error format; undefined lets the
 * request pass. The server cannot do this check, because it sees only the real user's permissions.
 */
export function refuseWhileViewing({ method, url }: Request): Response | undefined {
  if (!viewAsStore.current() || !isWrite(method, new URL(url).pathname)) return undefined;
  const errors = [{ message: viewingAsMessage, code: 'viewing-as' }];
  return Response.json({ status: 'Forbidden', message: viewingAsMessage, errors }, { status: 403 });
}
