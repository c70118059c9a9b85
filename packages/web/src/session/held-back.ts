import { viewAsStore } from './view-as.ts';

/** What is only read although it is asked for with a body. */
const reads = [
  /^\/summary\/filter-/,
  /^\/reports\/([a-z]+-report(\/detail)?|reconciliation)$/,
  /^\/merchants\/add\/revenue$/,
  /^\/analytics\/[a-z]+\/get-summary$/,
  /^\/credit-loan\/loan-request\/(get(\/search)?|summary|file-record)$/,
  /^\/checkout\/get\//,
];

/** Tells whether a request may change something; signing in and out is no change of what the product keeps. */
export function isWrite(method: string, pathname: string): boolean {
  if (method === 'GET' || method === 'HEAD' || pathname.startsWith('/auth/')) return false;
  return method !== 'POST' || !reads.some((path) => path.test(pathname));
}

/** Said in the place of an answer, and shown where any refusal is shown. */
export const heldBackText = 'Nothing can be changed while you view as another role';

/**
 * While somebody looks through another role, what would change something does not leave the browser: it is answered here,
 * in the server's shape. Which requests the server would let through is not asked: it would answer for the real caller.
 */
export function heldBack({ method, url }: Request): Response | undefined {
  if (!viewAsStore.current() || !isWrite(method, new URL(url).pathname)) return undefined;
  const errors = [{ message: heldBackText, code: 'viewing-as' }];
  return Response.json({ status: 'Forbidden', message: heldBackText, errors }, { status: 403 });
}
